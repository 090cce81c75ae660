import { copyFileSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openCache, pruneCaches } from '#scripts/system/cache.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const opened = (root: string, sources: string[] = []) =>
  openCache({ root, kind: 'things', sources })

const filesOf = (root: string) => {
  const folder = path.join(root, '.cache/things')
  return readdirSync(folder).map((name) => path.join(folder, name))
}

test('a value is made once and found by other runs', async () => {
  const root = await temporaryFolder()
  expect(await opened(root).cached(['a'], () => 'made')).toEqual(Buffer.from('made'))
  expect(opened(root).get(['a'])).toEqual(Buffer.from('made'))
  expect(opened(root).get(['b'])).toBeUndefined()
})

test('a damaged value isn’t found, nor that of another key in its place', async () => {
  const root = await temporaryFolder()
  const cache = opened(root)
  cache.set(['a'], 'one')
  const [file = ''] = filesOf(root)
  cache.set(['b'], 'two')
  for (const other of filesOf(root)) if (other !== file) copyFileSync(file, other)
  expect(cache.get(['b'])).toBeUndefined()
  expect(cache.get(['a'])).toEqual(Buffer.from('one'))
  const whole = readFileSync(file)
  const wrong = Buffer.concat([whole.subarray(0, -1), Buffer.from('x')])
  for (const damaged of [wrong, whole.subarray(0, -1), whole.subarray(0, 9), '', `${whole}x`]) {
    writeFileSync(file, damaged)
    expect(cache.get(['a'])).toBeUndefined()
  }
})

test('where nothing can be written, a value is made again', async () => {
  const root = await temporaryFolder({ '.cache': 'a file where a folder has to be' })
  const cache = opened(root)
  expect(await cache.cached(['a'], () => 'made')).toEqual(Buffer.from('made'))
  pruneCaches()
  expect(cache.get(['a'])).toBeUndefined()
})

test('a change of the sources makes values again', async () => {
  const root = await temporaryFolder({ 'code/maker.ts': 'one' })
  const source = path.relative(process.cwd(), path.join(root, 'code'))
  opened(root, [source]).set(['a'], 'by one')
  expect(opened(root, [source]).get(['a'])).toEqual(Buffer.from('by one'))
  writeFileSync(path.join(root, 'code/maker.ts'), 'two')
  expect(opened(root, [source]).get(['a'])).toBeUndefined()
})

test('pruning keeps the values of this run, of the last hour and the newest of the others', async () => {
  const root = await temporaryFolder()
  const old = ['oldest', 'older', 'old', 'used']
  const before = opened(root)
  for (const key of [...old, 'fresh']) before.set([key], key)
  pruneCaches()
  for (const file of filesOf(root)) {
    const day = old.indexOf(readFileSync(file).subarray(32).toString()) + 1
    if (day > 0) utimesSync(file, day * 86_400, day * 86_400)
  }
  const now = opened(root)
  now.get(['used'])
  now.set(['new'], 'new')
  pruneCaches()
  const left = opened(root)
  const isLeft = [...old, 'fresh', 'new'].filter((key) => left.get([key]))
  expect(isLeft).toEqual(['old', 'used', 'fresh', 'new'])
})

import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundlePackages, packed as names, packedPackages } from '#scripts/run/packed-packages.mjs'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const command = `
import { text } from './hello/text.ts'
const { later }: { later: string } = await import('./hello/later.ts')
console.log(text, later, process.argv.slice(2).join(), import.meta.dirname)
`

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
  for (const name of ['scripts/run', 'scripts/run.mjs', 'package.json', 'tsconfig.json']) {
    await cp(name, path.join(root, name), { recursive: true })
  }
  await mkdir(path.join(root, 'scripts/hello'))
  await writeFile(path.join(root, 'scripts/hello.ts'), command)
  await writeFile(
    path.join(root, 'scripts/hello/text.ts'),
    "export const text: string = 'Namaste'\n",
  )
  await writeFile(path.join(root, 'scripts/hello/later.ts'), "export const later = 'once more'\n")
})

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'scripts/run.mjs'), ...args], {
    cwd: root,
  })

const linkPackages = () => symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))

test('runs a command of TypeScript, which knows its arguments and its place, and leaves nothing', async () => {
  await linkPackages()
  const { stdout } = await run('hello', 'a', '--b')
  expect(stdout).toBe(`Namaste once more a,--b ${path.join(root, 'scripts')}\n`)
  expect(await readdir(path.join(root, '.cache'))).toEqual(['packages'])
})

test('removes what killed commands left, and nothing of those that run', async () => {
  await linkPackages()
  for (const pid of [process.pid, 2 ** 22 + 1]) {
    await mkdir(path.join(root, `.cache/run-${pid}`), { recursive: true })
  }
  await run('hello')
  expect(await readdir(path.join(root, '.cache'))).toEqual(['packages', `run-${process.pid}`])
})

const folder = () => path.join(root, '.cache/packages')
const packed = async () => {
  const [key = ''] = await readdir(folder())
  return path.join(folder(), key, 'zod.mjs')
}

describe('packed packages', () => {
  beforeEach(async () => {
    await linkPackages()
    await writeFile(
      path.join(root, 'scripts/hello.ts'),
      "import * as z from 'zod'\nimport { parse } from 'yaml'\nconsole.log(z.int().parse(parse('7')))\n",
    )
    await run('hello')
  })

  test('serve a command in the place of the packages', async () => {
    await writeFile(await packed(), 'throw new Error("from the packed one")')
    const list = path.join(path.dirname(await packed()), 'list.json')
    await writeFile(list, '[]')
    await expect(run('hello')).rejects.toThrow('from the packed one')
  })

  test('are made anew when they are damaged', async () => {
    await writeFile(await packed(), 'throw new Error("from the packed one")')
    expect(await run('hello')).toMatchObject({ stdout: '7\n' })
  })

  test('are done without where they cannot be kept', async () => {
    await rm(folder(), { recursive: true })
    await writeFile(folder(), 'a file where a folder has to be')
    expect(await run('hello')).toMatchObject({ stdout: '7\n' })
  })

  test(
    'are all that they have in common with the modules of the site',
    { timeout: 60_000 },
    async () => {
      const chunks = await bundlePackages(path.resolve('.'))
      const inside = new Set(chunks.flatMap(({ moduleIds }) => moduleIds).map(packageOf))
      const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
      const own = Object.keys({ ...dependencies, ...devDependencies })
      expect(own.filter((name) => inside.has(name)).toSorted()).toEqual(names)
    },
  )
})

test('packed packages hold nothing that no command runs, and nothing twice', async () => {
  const chunks = await bundlePackages(path.resolve('.'))
  const from = (name: string) =>
    chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => id.includes(`/${name}/`)))
  expect(from('esprima')).toEqual([])
  expect(from('acorn').map((id) => path.basename(id))).toEqual(['acorn.mjs'])
  expect(from('zod/v4/locales').map((id) => path.basename(id))).toEqual(['en.js', 'index.js'])
})

test('packed packages export what the packages do', { timeout: 60_000 }, async () => {
  const addresses = await packedPackages(path.resolve('.'), path.join(root, '.cache'))
  expect([...addresses.keys()]).toEqual(names)
  for (const [name, address] of addresses) {
    expect([name, ...(await exportsOf(address))]).toEqual([name, ...(await exportsOf(name))])
  }
})

async function exportsOf(address: string): Promise<string[]> {
  const found: object = await import(address)
  return Object.keys(found).toSorted()
}

const packageOf = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

test('says in one line that its folder cannot be written', async () => {
  await linkPackages()
  await writeFile(path.join(root, '.cache'), 'a file where a folder has to be')
  await expect(run('hello')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\S+\.cache\S+ cannot be written: not a directory\.\n$/),
  })
})

test('says in one line that the packages are missing', async () => {
  await expect(run('hello')).rejects.toMatchObject({
    code: 1,
    stderr: 'The packages are not installed. Run: npm ci\n',
  })
})

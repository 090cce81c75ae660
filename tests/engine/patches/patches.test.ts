import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
const inPackages = (...names: string[]) => path.resolve('node_modules', ...names)

test('each patch was read in the version that is installed', async () => {
  const files = (await readdir('scripts/patches')).filter((name) => name.endsWith('.ts'))
  expect(files).not.toEqual([])
  for (const file of files) {
    const { readIn } = await import(path.resolve('scripts/patches', file))
    expect(Object.keys(readIn)).not.toEqual([])
    for (const [name, version] of Object.entries(readIn)) {
      const manifest = JSON.parse(await readFile(inPackages(name, 'package.json'), 'utf8'))
      expect([file, name, manifest.version]).toEqual([file, name, version])
    }
  }
})

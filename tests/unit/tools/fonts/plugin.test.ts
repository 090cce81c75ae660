import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createLogger } from 'vite'
import { expect, test } from 'vitest'
import { fonts } from '#scripts/tools/fonts/plugin.ts'

test('a build under a base path keeps the addresses of the fonts as they are, without a warning', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  await writeFile(
    path.join(root, 'entry.js'),
    `import './theme.css'; import preload from 'virtual:fonts'; document.title = preload`,
  )
  await writeFile(path.join(root, 'theme.css'), 'body { margin: 0 }')
  const warnings: string[] = []
  const customLogger = {
    ...createLogger('silent'),
    warnOnce: (text: string) => warnings.push(text),
  }
  await build({
    root,
    configFile: false,
    base: '/some/path/',
    customLogger,
    logLevel: 'silent',
    plugins: [fonts({ nepaliName: 'माइतीघर', sheet: /theme\.css$/ })],
    build: { rolldownOptions: { input: path.join(root, 'entry.js') } },
  })

  const files = await readdir(path.join(root, 'dist/assets'))
  const text = async (ext: string) =>
    readFile(path.join(root, 'dist/assets', files.find((file) => file.endsWith(ext)) ?? ''), 'utf8')
  const addresses = [...(await text('.css')).matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) expect(address).toMatch(/^\/some\/path\/media\/[\w.-]+\.woff2$/)
  expect(await text('.js')).toContain('/some/path/media/public-sans.')
  expect(warnings).toEqual([])
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([])
})

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { answers, onlyOwnFiles } from '#scripts/patches/only-own-files.ts'
import { withBackups } from '#scripts/patches/with-backups.ts'
import { mayHaveAutolinks, withoutAutolinks } from '#scripts/patches/without-autolinks.ts'
import { withoutImports } from '#scripts/patches/without-imports.ts'

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

/** The kinds of blocks that such lines are. */
const typesIn = (parser: { parse: (text: string) => { children: { type: string }[] } }) =>
  ['export fruit', 'import fruit'].map((text) => {
    try {
      return parser.parse(text).children.map(({ type }) => type)
    } catch {
      return 'JavaScript'
    }
  })

test('lines that begin with import or export are text', () => {
  const mdx = unified().use(remarkParse).use(remarkMdx)
  expect(typesIn(mdx())).toEqual(['JavaScript', 'JavaScript'])
  expect(typesIn(mdx().use(withoutImports))).toEqual([['paragraph'], ['paragraph']])
})

test('the editor finds its fonts, answers and logo on the site', async () => {
  const assets = await readdir(inPackages('@sveltia/cms/npm/assets'))
  const code = await readFile(inPackages('@sveltia/cms/npm/index.js'), 'utf8')
  const { transform } = onlyOwnFiles(assets)
  if (typeof transform !== 'object') throw new Error('no transform')
  const own = String(Reflect.apply(transform.handler, undefined, [code]))
  const fonts = own.match(/admin\/assets\/[\w-]+\.woff2/g) ?? []
  expect(fonts.length).toBe(3)
  for (const font of fonts) expect(assets).toContain(path.basename(font))
  const outside = ['unpkg.com/', 'www.githubstatus.com/api/', 'cdn.jsdelivr.net/fontsource/fonts/']
  for (const address of outside) {
    const isIn = [code, own].map((text) => text.includes(`https://${address}`))
    expect([address, isIn]).toEqual([address, [true, false]])
  }
  expect(own.includes(`admin/${answers}status.json`)).toBe(true)
  expect([code, own].map((text) => text.includes('`icon.svg`'))).toEqual([false, true])
})

test('the editor opens its database of backups, and keeps those of an earlier configuration', async () => {
  const code = await readFile(inPackages('@sveltia/cms/npm/index.js'), 'utf8')
  const { transform } = withBackups
  if (typeof transform !== 'object') throw new Error('no transform')
  const own = String(Reflect.apply(transform.handler, undefined, [code]))
  const lost = [/cmsConfigVersion===\w+\.current\?/, /if\(\w+&&!\w+\)\{let\{databaseName/]
  for (const pattern of lost)
    expect([code, own].map((text) => pattern.test(text))).toEqual([true, false])
})

test('only texts that may have addresses are searched for them', () => {
  const gfm = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)
  const lean = gfm().use(withoutAutolinks)
  const plain =
    '# A | b\n\n| a | b |\n| - | - |\n| ~~c~~ | **d** [e](/f) |\n\n- [x] g[^1]\n\n[^1]: <b>h</b> {1}\n'
  expect(mayHaveAutolinks(plain)).toBe(false)
  expect(lean.parse(plain)).toEqual(gfm.parse(plain))
  const addresses = ['https://a.example', 'WWW.a.example', 'a@b.example']
  for (const address of [...addresses, 'a&#64;b.example', String.raw`https:\/\/a.example`]) {
    expect(mayHaveAutolinks(address)).toBe(true)
    expect(JSON.stringify(gfm.parse(address))).toContain('"link"')
  }
})

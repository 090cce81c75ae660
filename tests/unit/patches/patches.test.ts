import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
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

import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyFixes } from '#scripts/check/apply-fixes.ts'
import { fixFiles } from '#scripts/check/fix-files.ts'
import { page, program, programPath, siteFolder } from '#tests/engine/small-sites/small-site.ts'

const at = 'pages/a.mdx'

/** The files that `npm run check -- --fix --no-prose` changes, and how many fixes it makes. */
async function fixed(files: Record<string, string>) {
  const { files: changed, count } = await fixFiles(await siteFolder(files), false)
  return { count, files: Object.fromEntries(changed.map((file) => [file.path, file.after])) }
}

const edit = (column: number, endColumn: number, text: string) => {
  return { line: 1, column, endLine: 1, endColumn, text }
}

describe('fixing', () => {
  it('corrects fields, values and addresses, and changes nothing else', async () => {
    const text = page('See [it](info@example.org). {/* [it](info@example.org) */}')
    const wrong = program({ durashion: '5 days # as ever', artwork: '{ hour: dwan }' })
    const files = { [programPath]: wrong.replaceAll('\n', '\r\n'), [at]: text }
    expect(await fixed(files)).toEqual({
      count: 3,
      files: {
        [programPath]: files[programPath]?.replace('durashion', 'duration').replace('dwan', 'dawn'),
        [at]: text.replace('(info', '(mailto:info'),
      },
    })
  })

  it('renames a component in both tags', async () => {
    const text = page('<Calout title="A">\n  Text.\n\n  More.\n</Calout>')
    expect(await fixed({ [at]: text })).toEqual({
      count: 1,
      files: { [at]: text.replaceAll('Calout', 'Callout') },
    })
  })

  it('replaces the dash that a word processor made of a fence', async () => {
    const text = program()
    const { files } = await fixed({ [programPath]: text.replace('\n---', '\n—') })
    expect(files).toEqual({ [programPath]: text })
  })

  it('writes no field a second time', async () => {
    const text = page('Text.').replace('title: A page', 'titel: Water\ntitle: A page')
    expect(await fixed({ [at]: text })).toEqual({ count: 0, files: {} })
  })

  it('makes the first of two fixes that overlap, as a whole', () => {
    const fixes = [
      edit(3, 5, 'X'),
      { ...edit(1, 2, 'Y'), also: [edit(4, 6, 'Y')] },
      edit(3, 3, 'Z'),
      edit(5, 6, 'W'),
    ]
    const { bytes, count } = applyFixes(Buffer.from('abcdef'), fixes)
    expect([Buffer.from(bytes).toString(), count]).toEqual(['abXWf', 2])
  })

  it('leaves a text as it was where the new one cannot be written whole', async () => {
    const text = page('One<br>two.')
    const root = await siteFolder({ [at]: text })
    mkdirSync(path.join(root, `${at}~`))
    await expect(fixFiles(root, false)).rejects.toThrow(at)
    expect(readFileSync(path.join(root, at), 'utf8')).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import { findFixes } from '#scripts/report/check/fix-files.ts'
import { compileContent } from '#scripts/content/check/compile.ts'
import { checkDocument } from '#scripts/report/prose/check-document.ts'
import { checkProse } from '#scripts/report/prose/check-prose.ts'
import { filesOf, page, program, programPath } from '#tests/content/small-site.ts'

const speller = { knows: () => true, suggest: () => [], correct: () => undefined, names: [] }
const context = { speller, today: '2027-01-01' }
const at = 'pages/a.mdx'

/** The files of the small site as `npm run check -- --fix` would leave them. */
async function mended(files: Record<string, string>) {
  const sources = filesOf(files)
  const { replaced, count } = await findFixes(
    async (instead) => {
      const now = sources.map(({ path, bytes }) => ({ path, bytes: instead.get(path) ?? bytes }))
      const { documents, diagnostics } = await compileContent(now, new Set())
      const site = { documents, files: new Set<string>() }
      return [...diagnostics, ...checkProse(site, (document) => checkDocument(document, context))]
    },
    (path) => Buffer.from(files[path] ?? ''),
  )
  const texts = Array.from(replaced, ([path, bytes]) => [path, Buffer.from(bytes).toString()])
  return { files: Object.fromEntries(texts), count }
}

describe('fixing', () => {
  it('sets fields, values, addresses and words right, and touches nothing else', async () => {
    const wrong = page("# no heading {/* It's a comment */}").replace(
      '# no heading',
      "It's the  the end, see [it](http://example.org).",
    )
    const files = {
      [programPath]: program({
        durashion: '5 days # as ever',
        artwork: '{ hour: dwan }',
      }).replaceAll('\n', '\r\n'),
      [at]: wrong,
    }
    const result = await mended(files)
    expect(result.files).toEqual({
      [programPath]: files[programPath]?.replace('durashion', 'duration').replace('dwan', 'dawn'),
      [at]: wrong.replace("It's the  the", 'It’s the').replace('http:', 'https:'),
    })
    expect(result.count).toBe(5)
  })

  it('renames a component in both its tags, over lines that end in their own way', async () => {
    const text = page('<Calout title="A">\n  Text.\n\n  More.\n</Calout>').replaceAll('\n', '\r\n')
    const { files } = await mended({ [at]: text })
    expect(files).toEqual({ [at]: text.replaceAll('Calout', 'Callout') })
  })

  it('makes hyphens of both dashes that a word processor made of the fences', async () => {
    const text = program()
    const { files } = await mended({ [programPath]: text.replaceAll('---', '—') })
    expect(files).toEqual({ [programPath]: text })
  })

  it('mends a tag, though another page turns out to be linked from nowhere then', async () => {
    const text = page('One<br>two.')
    const others = {
      'pages/index.mdx': page('[A](/a)', 'First').replace('A sentence', 'Words'),
      'pages/c.mdx': page('x', 'C'),
    }
    const { files, count } = await mended({ [at]: text, ...others })
    expect(files).toEqual({ [at]: text.replace('<br>', '<br />') })
    expect(count).toBe(1)
  })

  it('changes nothing a second time', async () => {
    const once = await mended({ [at]: page("It's it's. He said \"the 'the' the the\".") })
    expect((await mended(once.files)).files).toEqual({})
  })

  it('leaves undone what would bring another fault, and does the rest', async () => {
    const long = 'Water '.repeat(30)
    const text = page("It's so.").replace('title: A page', `titel: ${long}\ntitle: A page`)
    const { files } = await mended({ [at]: text })
    expect(files).toEqual({ [at]: text.replace("It's", 'It’s') })
  })

  it('leaves a comment that names a rule its exception', async () => {
    const text = page("{/* allow straight-quotes: their words */}\n\nIt's so.")
    expect((await mended({ [at]: text })).files).toEqual({})
  })
})

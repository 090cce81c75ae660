import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFixes, fixFiles } from '#scripts/check/fix/fix-files.ts'
import { opener, page, program, programPath, siteFolder } from '#tests/content/small-site.ts'
import { at, checkTexts } from '../text/prose-site.ts'

/** The files of the small site as `npm run check -- --fix` would leave them. */
async function fixed(files: Record<string, string>) {
  const open = opener(files, [])
  const check = async (replaced: ReadonlyMap<string, Uint8Array>) => {
    const { diagnostics, documents } = await open(replaced)
    return [...diagnostics, ...(await checkTexts(documents))]
  }
  const { replaced, count } = await findFixes(check, (path) => Buffer.from(files[path] ?? ''))
  const texts = Array.from(replaced, ([path, bytes]) => [path, Buffer.from(bytes).toString()])
  return { files: Object.fromEntries(texts), count }
}

describe('fixing', () => {
  it('corrects fields, values, addresses and words, and changes nothing else', async () => {
    const wrong = page("# no heading {/* It's a comment */}").replace(
      '# no heading',
      "It's the  the end, see [it](info@example.org).",
    )
    const files = {
      [programPath]: program({
        durashion: '5 days # as ever',
        artwork: '{ hour: dwan }',
      }).replaceAll('\n', '\r\n'),
      [at]: wrong,
    }
    const result = await fixed(files)
    expect(result.files).toEqual({
      [programPath]: files[programPath]?.replace('durashion', 'duration').replace('dwan', 'dawn'),
      [at]: wrong.replace("It's the  the", 'It’s the').replace('(info', '(mailto:info'),
    })
    expect(result.count).toBe(5)
  })

  it('renames a component in both tags and keeps the line ends', async () => {
    const text = page('<Calout title="A">\n  Text.\n\n  More.\n</Calout>').replaceAll('\n', '\r\n')
    const { files } = await fixed({ [at]: text })
    expect(files).toEqual({ [at]: text.replaceAll('Calout', 'Callout') })
  })

  it('replaces the dashes of a word processor in both fences', async () => {
    const text = program()
    const { files } = await fixed({ [programPath]: text.replaceAll('---', '—') })
    expect(files).toEqual({ [programPath]: text })
  })

  it('fixes a tag, even if that shows that another page has no links', async () => {
    const text = page('One<br>two.')
    const others = {
      'pages/index.mdx': page('[A](/a)', 'First').replace('A sentence', 'Words'),
      'pages/c.mdx': page('x', 'C'),
    }
    const { files, count } = await fixed({ [at]: text, ...others })
    expect(files).toEqual({ [at]: text.replace('<br>', '<br />') })
    expect(count).toBe(1)
  })

  it('fixes a tag, even if the text that can be read now has faults, and fixes those', async () => {
    const text = page('# Tea\n\nOne<br>two the the.')
    const { files } = await fixed({ [at]: text })
    expect(files).toEqual({
      [at]: text.replace('# Tea', '## Tea').replace('<br>', '<br />').replace('the the', 'the'),
    })
  })

  it('counts no fault that is still there once its text can be read', async () => {
    const text = page('One<br>two.', 'A page', { nothing: '1' })
    const { files, count } = await fixed({ [at]: text })
    expect(files).toEqual({ [at]: text.replace('<br>', '<br />') })
    expect(count).toBe(1)
  })

  it('changes nothing a second time', async () => {
    const once = await fixed({ [at]: page("It's it's. He said \"the 'the' the the\".") })
    expect((await fixed(once.files)).files).toEqual({})
  })

  it('leaves out a fix that causes another fault, and makes the others', async () => {
    const long = 'Water '.repeat(30)
    const text = page("It's so.").replace('title: A page', `titel: ${long}\ntitle: A page`)
    const { files } = await fixed({ [at]: text })
    expect(files).toEqual({ [at]: text.replace("It's", 'It’s') })
  })

  it('leaves a text whose rule is suppressed', async () => {
    const text = page("{/* allow straight-quotes: their words */}\n\nIt's so.")
    expect((await fixed({ [at]: text })).files).toEqual({})
  })

  it('leaves a text as it was where the new one cannot be written whole', async () => {
    const text = page('One<br>two.')
    const root = await siteFolder({ [at]: text })
    mkdirSync(path.join(root, `${at}~`))
    await expect(fixFiles(root, false)).rejects.toThrow(at)
    expect(readFileSync(path.join(root, at), 'utf8')).toBe(text)
  })
})

import { expect, it } from 'vitest'
import { check, inField, inText, program, programPath } from '../small-site.ts'

const withBody = (body: string) => check(inText(body))

it.each([
  ['brackets', '['.repeat(10_000)],
  ['braces', '{a: '.repeat(10_000)],
  ['hyphens', `\n${'- '.repeat(10_000)}x`],
  ['keys', `\n${Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)} a:`).join('\n')}`],
  ['lines of brackets', '[\n '.repeat(10_000)],
])('survives fields nested by ten thousand %s', async (_, value) => {
  const { diagnostics } = await check(inField(`location: ${value}`))
  expect(diagnostics.length).toBeGreaterThan(0)
})

it.each([
  ['brackets', '['.repeat(10_000)],
  ['quotations', `${'> '.repeat(10_000)}x`],
  ['quotations without spaces', `${'>'.repeat(10_000)}x`],
  ['list entries', `${'1. '.repeat(10_000)}x`],
  ['braces', '{'.repeat(10_000)],
  ['tags', '<b>'.repeat(3_000) + '</b>'.repeat(3_000)],
  ['tags on lines', '<b>\n'.repeat(3_000) + '</b>\n'.repeat(3_000)],
  ['values in braces', `{${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['lists', Array.from({ length: 600 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
])('survives a text nested by thousands of %s', async (_, body) => {
  const { diagnostics } = await withBody(body)
  expect(diagnostics.length).toBeGreaterThan(0)
})

it('refuses an endless paragraph before it takes minutes', async () => {
  const { lines } = await withBody('a'.repeat(50_000))
  expect(lines).toEqual(['pages/a.mdx:9:1  a paragraph of over 20,000 characters'])
})

const draft = program({ draft: 'true', location: `"${'\n\n'.repeat(7_000)}"` })

// Each would take minutes, longer than a test may, if its cost grew faster than the text.
it.each([
  ['spaces before a letter', { [programPath]: `${' '.repeat(200_000)}न` }],
  ['empty lines in a field', { [programPath]: program({ location: `"${'\n'.repeat(99_000)}"` }) }],
  ['signs for an underline', inText('a\n=\n\n'.repeat(12_000))],
  ['faulty braces', inText('{1\n\n'.repeat(12_000))],
  ['tags', inText('</b>\n\n'.repeat(600))],
  ['marks of emphasis', inText(`${'*a_'.repeat(6_000)}\n\n`.repeat(3))],
  ['brackets', inText(`${']'.repeat(19_000)}\n\n`.repeat(3))],
  ['quotations in quotations', inText(`${'>'.repeat(58)} a\n\n`.repeat(1_000))],
  ['lines of program code', inText(`export const a = {${'\n\na: 1,'.repeat(1_900)}`)],
  ['draft links', { ...inText('[a](/programs/local)\n\n'.repeat(1_900)), [programPath]: draft }],
  ['control characters', { [programPath]: '\u202E\n'.repeat(60_000) }],
])('ends with very many %s', async (_, files) => {
  expect((await check(files)).diagnostics.length).toBeGreaterThan(0)
})

it('reads a text of 60,000 characters', async () => {
  const part = `## काठमाडौं\n\nA *sentence* ${'and more words '.repeat(6)}\n\n- One\n- **Two**\n\n`
  const text = part.repeat(60_000 / part.length)
  expect((await withBody(text)).lines).toEqual([])
})

it('refuses endless fields before they take minutes', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `k${index}: v`).join('\n')
  const { rules } = await check({ [programPath]: `---\n${many}\n---\nText\n` })
  expect(rules).toEqual(['file-size'])
})

it('refuses aliases that expand without end', async () => {
  const bomb = [
    'a: &a [x, x, x]',
    ...'bcdefghij'.split('').map((name, index) => {
      const before = 'abcdefghij'.charAt(index)
      return `${name}: &${name} [*${before}, *${before}, *${before}]`
    }),
  ]
  const { rules } = await check({ [programPath]: `---\n${bomb.join('\n')}\n---\nText\n` })
  expect(rules).toContain('yaml-feature')
})

it.each(['x: &a [*a]', 'x: &a { b: *a }'])('refuses %s, which contains itself', async (yaml) => {
  const { rules } = await check({ [programPath]: `---\n${yaml}\n---\nText\n` })
  expect(new Set(rules)).toEqual(new Set(['yaml-feature']))
})

it('cuts a very long line around its fault', async () => {
  const { diagnostics } = await withBody(`${'word '.repeat(2_000)}{name}${' word'.repeat(1_000)}`)
  expect(diagnostics[0]?.frame).toContain('{name}')
  expect(diagnostics[0]?.frame.length).toBeLessThan(300)
})

import { beforeAll, expect, it } from 'vitest'
import { check, inText, program, programPath, type SiteFiles } from '../small-site.ts'

const plain = `## काठमाडौं

A *sentence* with a [link](/), ${'and more words '.repeat(6)} at its end.

- One
- **Two**

`.repeat(350)

it('reads a text of 60,000 characters', async () => {
  const { lines } = await check(inText(plain))
  expect(lines).toEqual([])
})

const draft = program({ draft: 'true', location: `"${'\n\n'.repeat(7_000)}"` })

/** The processor time of a check, in microseconds. */
async function cost(text: SiteFiles): Promise<number> {
  const { user } = process.cpuUsage()
  await check(text)
  return process.cpuUsage().user - user
}

let usual: number
beforeAll(async () => {
  usual = await cost(inText(plain))
})

it.each([
  ['spaces before a letter', { [programPath]: `${' '.repeat(200_000)}न` }],
  ['spaces before a dash', { [programPath]: `---\n${' '.repeat(200_000)}—न` }],
  ['empty lines in a field', { [programPath]: program({ location: `"${'\n'.repeat(99_000)}"` }) }],
  ['signs for an underline', inText('a\n=\n\n'.repeat(12_000))],
  ['faulty braces', inText('{1\n\n'.repeat(12_000))],
  ['closing tags', inText('</b>\n\n'.repeat(600))],
  ['opening tags', inText('<b>\n\n'.repeat(600))],
  ['marks of emphasis', inText(`${'*a_'.repeat(6_000)}\n\n`.repeat(3))],
  ['marks in many paragraphs', inText(`${'*a_'.repeat(490)}\n\n`.repeat(42))],
  ['brackets', inText(`${']'.repeat(19_000)}\n\n`.repeat(3))],
  ['quotations in quotations', inText(`${'>'.repeat(58)} a\n\n`.repeat(1_000))],
  ['lines of program code', inText(`export const a = {${'\n\na: 1,'.repeat(1_900)}`)],
  ['draft links', { ...inText('[a](/programs/local)\n\n'.repeat(1_900)), [programPath]: draft }],
  ['control characters', { [programPath]: '\u202E\n'.repeat(60_000) }],
])('reads very many %s at no more than ten times the cost of a plain text', async (_, files) => {
  expect(await cost(files)).toBeLessThan(10 * usual)
})

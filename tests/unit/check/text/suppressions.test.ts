import { describe, expect, it } from 'vitest'
import { page } from '#tests/content/small-site.ts'
import { at, prose } from './prose-site.ts'

const withLead = (lines: string) =>
  page('Text.').replace('heading: A page', `heading: A page\n${lines}`)
const inFields = async (lines: string) => (await prose({ [at]: withLead(lines) })).lines
const inText = async (text: string) => (await prose({ [at]: page(text) })).lines

describe('a comment suppresses a rule', () => {
  it.each([
    "  lead: It's fixed # allow straight-quotes: the words are another's",
    "  # allow straight-quotes: the words are another's\n  lead: It's fixed",
    "  # allow straight-quotes: the words are another's\n  # allow doubled-word: they too\n  lead: It's so so",
    "  # allow straight-quotes: the words are another's\n  button:\n    label: It's fixed\n    to: /",
  ])('in the fields: %j', async (lines) => {
    expect(await inFields(lines)).toEqual([])
  })

  it.each([
    "It's fixed. {/* allow straight-quotes: the words are another's */}",
    "{/* allow straight-quotes: the words are another's */}\n\nIt's fixed.\nIt's long.",
    "{/* allow straight-quotes - the words are another's */}\n{/* allow doubled-word – they too */}\n\nIt's so so.",
  ])('in the text: %j', async (text) => {
    expect(await inText(text)).toEqual([])
  })
})

describe('it suppresses nothing else', () => {
  it('not in another field or paragraph', async () => {
    expect(
      await inFields(
        "  # allow straight-quotes: why\n  lead: It's one\n  button: { label: It's two, to: / }",
      ),
    ).toHaveLength(1)
    expect(
      await inText("{/* allow straight-quotes: why */}\n\nIt's one.\n\nIt's two."),
    ).toHaveLength(1)
  })

  it.each([
    [
      'allow strait-quotes: why',
      'no rule of text is called "strait-quotes". Did you mean "straight-quotes"?',
      2,
    ],
    ['allow straight-quotes', 'say why: allow straight-quotes: the reason', 1],
    ['allow spelling: why', 'there is no spelling here to allow; delete it', 2],
  ])('%s is a fault', async (comment, message, count) => {
    const lines = await inFields(`  lead: It's one # ${comment}`)
    expect(lines).toContain(`${at}:7:18  ${message}`)
    expect(lines).toHaveLength(count)
  })
})

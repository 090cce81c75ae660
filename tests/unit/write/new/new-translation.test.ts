import { expect, it } from 'vitest'
import { newTranslation } from '#scripts/write/new/new-translation.ts'
import { check, page, program, programPath } from '#tests/content/small-site.ts'

const fees = `fee:
  amount: 500
  currency: NPR
  parts:
    - { name: The application, amount: 200 }
    - { name: "2027", amount: 300 }
`
const files = {
  [programPath]: program().replace('\n---\n', `\n${fees}---\n`),
  'pages/about.mdx': page('Some *text*. {/* allow x: y */}\n\n<Callout>More.</Callout>', '"A: us"'),
}
const begun = async (file: string, more = {}) =>
  newTranslation(file, await check({ ...files, ...more }))

it('has the words of a page as comments beside empty fields, and as a comment in place of the text', async () => {
  const { path, address, text } = await begun('pages/about')
  expect({ path, address }).toEqual({ path: 'pages/about.ne.mdx', address: '/ne/about' })
  expect(text).toBe(`---
title: # A: us
description: # A sentence of at least fifty characters that says what the page is about.
hero:
  heading: # A page
---

{/*
Some *text*.${' '}

<Callout>More.</Callout>
*/}
`)
})

it('has a place for each group of a list, and no fact', async () => {
  const { text } = await begun(`./${programPath}`)
  expect(text).toContain('\nfee:\n  parts:\n    - name: # The application\n    - {}\n')
  expect(text).not.toMatch(/amount|order|layout|\bid:/)
  const { text: site } = await begun('content/site')
  expect(site).toMatch(/^name: # The Real Institute\n/)
})

const long = 'पृष्ठको कुरा भन्ने वाक्य, जसमा पचासभन्दा बढी अक्षर हुन्छन्।'

/** The text with words in place of each comment. */
const written = (text: string) =>
  text
    .replaceAll(/ # (.*)/g, (_, english: string) => (english.length < 50 ? ' शब्द' : ` ${long}`))
    .replace(/\{\/\*[^]*\*\/\}/, long)

it('fails the check until its words are written, and passes it then', async () => {
  const names = ['content/site', 'pages/index', 'pages/404', 'pages/about', programPath]
  const drafts = await Promise.all(names.map((name) => begun(name)))
  const site = (of: (text: string) => string) =>
    check({ ...files, ...Object.fromEntries(drafts.map(({ path, text }) => [path, of(text)])) })
  const { lines, content } = await site((text) => text)
  for (const { path } of drafts)
    expect(lines).toContainEqual(expect.stringMatching(`^${path}:.*not translated; `))
  expect(content).toBeUndefined()
  const full = await site(written)
  expect(full.lines).toEqual([])
  expect(full.content?.translations.get('ne')?.programs[0]?.data.title).toBe('शब्द')
})

it.for([
  ['pages/abuot', 'there is no file pages/abuot. Did you mean "pages/about"?'],
  ['pages/about.ne.mdx', 'pages/about.ne.mdx exists already; `npm run check` says what it lacks.'],
  ['pages/nepali', 'pages/nepali.mdx is in नेपाली itself.'],
] as const)('says of %s why there is nothing to begin', async ([file, message]) => {
  const nepali = page('Text.', 'A page', { lang: 'ne' })
  const { text } = await begun('pages/about')
  const more = { 'pages/about.ne.mdx': text, 'pages/nepali.mdx': nepali }
  await expect(begun(file, more)).rejects.toThrow(message)
})

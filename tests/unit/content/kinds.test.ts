import { describe, expect, test } from 'vitest'
import { collectionKinds, kindNames, kinds, sectionOn } from '#content/schema/kinds.ts'
import {
  describe as describeSchema,
  entriesIn,
  type Field,
  placeOfFile,
  pictureAddresses,
} from '#scripts/content/index.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { launchReport } from '#scripts/report/launch/launch-report.ts'
import { newEntry } from '#scripts/write/new/new-entry.ts'
import { check, opener } from '#tests/content/small-site.ts'

const assets = ['public/images/sample.jpg']
const pictures = {
  page: 'hero:\n  image: { src: /images/sample.jpg, alt: Us }\n  heading: Us',
  program: 'image: { src: /images/sample.jpg, alt: Us }',
  testimonial: 'image: { src: /images/sample.jpg, alt: Us }',
  partner: 'logo: { src: /images/sample.jpg, alt: Us }',
}

/** The small site with one more entry of a kind. */
async function siteWith(kind: (typeof collectionKinds)[number], change = (text: string) => text) {
  const entry = await newEntry(
    { kind, layout: 'text', given: new Map(), slug: 'one' },
    opener({}, assets),
  )
  const result = await check({ [entry.path]: change(entry.text) }, assets)
  if (!result.content) throw new Error(result.lines.join('\n'))
  return { result, content: result.content }
}

const withoutHero = (text: string) => text.replace(/^hero:\n(?: .*\n)*/m, '')

describe.each([...collectionKinds])('a %s', (kind) => {
  const { collection, folder, extension, body } = kinds[kind]

  test('is read from its folder into its list, and is counted', async () => {
    expect(placeOfFile(`${folder}/one.${extension}`)).toMatchObject({ kind, slug: 'one' })
    const { content } = await siteWith(kind)
    expect(content[collection].map(({ slug }) => slug)).toContain('one')
    expect(entriesIn(content).filter((each) => each.kind === kind)).toHaveLength(
      content[collection].length,
    )
  })

  test.skipIf(['page', 'program'].includes(kind))(
    'makes no page stale on which it has no section',
    async () => {
      const { content } = await siteWith(kind)
      expect(contentByRoute(content)('/').content[collection]).toEqual([])
    },
  )

  test.runIf(kind in pictures)('gives its pictures to the site', async () => {
    const field = Object.entries(pictures).find(([name]) => name === kind)?.[1] ?? ''
    const { content } = await siteWith(kind, (text) =>
      withoutHero(text).replace('---\n', `---\n${field}\n`),
    )
    expect(pictureAddresses(content)).toEqual(['/images/sample.jpg'])
  })

  test.runIf(body !== 'none')('is searched for example addresses before a launch', async () => {
    const { result } = await siteWith(kind, (text) => `${text}\n[Us](https://example.org/us)\n`)
    expect(launchReport(result).missing.map(({ text }) => text)).toContain('https://example.org/us')
  })
})

/** The kinds that fields of a schema name. */
const references = ({ meta, fields, layouts, item }: Field): string[] =>
  [meta.reference ?? [], ...[...fields, ...layouts, ...(item ? [item] : [])].map(references)].flat()

test('fields name entries of kinds, and programs the entries that their pages show', () => {
  const named = kindNames.flatMap((kind) => references(describeSchema(kinds[kind].schema)))
  expect(named.filter((name) => !kindNames.some((kind) => kind === name))).toEqual([])
  const shown = collectionKinds.filter((kind) => sectionOn('program', kind) !== undefined)
  expect(references(describeSchema(kinds.program.schema))).toEqual(expect.arrayContaining(shown))
})

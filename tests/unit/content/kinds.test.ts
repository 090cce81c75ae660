import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { collectionKinds, kinds } from '#content/schema/kinds.ts'
import {
  entriesIn,
  layoutsOf,
  type Field,
  placeOfFile,
  pictureAddresses,
} from '#scripts/content/index.ts'
import { launchReport } from '#scripts/report/launch/launch-report.ts'
import { newEntry } from '#scripts/write/new/new-entry.ts'
import { check, opener } from '#tests/content/small-site.ts'

const assets = ['public/images/sample.jpg']

/** The dotted paths of the fields of a group that name pictures. */
const picturesIn = ({ fields }: Field): string[] =>
  fields.flatMap((field) =>
    field.meta.file === 'image'
      ? [field.name]
      : picturesIn(field).map((path) => `${field.name}.${path}`),
  )

/** The small site with one more entry of a kind; `change` changes its text. */
async function siteWith(kind: (typeof collectionKinds)[number], change = (text: string) => text) {
  const entry = await newEntry({ kind, layout: 'text', slug: 'one' }, opener({}, assets))
  const result = await check({ [entry.path]: change(entry.text) }, assets)
  if (!result.content) throw new Error(result.lines.join('\n'))
  return { result, content: result.content }
}

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

  const layouts = layoutsOf(kind)
  const { group } = layouts.find(({ layout }) => layout === 'text') ?? layouts[0] ?? {}
  const pictures = group ? picturesIn(group) : []
  test.runIf(pictures.length > 0)('gives its pictures to the site', async () => {
    const { content } = await siteWith(kind, (text) => {
      const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
      const fields = parseDocument(head)
      for (const path of pictures.map((each) => each.split('.'))) {
        fields.setIn(path, '/images/sample.jpg')
        if (path.length > 1) fields.setIn([...path.slice(0, -1), 'alt'], 'A sample')
      }
      return `---\n${fields}---\n${body}`
    })
    expect(pictureAddresses(content)).toEqual(['/images/sample.jpg'])
  })

  test.runIf(body !== 'none')('is searched for example addresses before a launch', async () => {
    const { result } = await siteWith(kind, (text) => `${text}\n[Us](https://example.org/us)\n`)
    expect(launchReport(result).toSupply.map(({ text }) => text)).toContain(
      'https://example.org/us',
    )
  })
})

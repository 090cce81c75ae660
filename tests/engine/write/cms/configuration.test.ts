import { expect, it } from 'vitest'
import * as z from 'zod'
import { line, mapping } from '#content/schema/fields.ts'
import { collectionKinds, kindNames, kinds } from '#content/kinds/table.ts'
import { describe, layoutsOf } from '#scripts/read/fields/describe.ts'
import { formField } from '#scripts/write/cms/fields.ts'
import { adminData, cmsConfiguration } from '#scripts/write/cms/configuration.ts'
import { opened } from '#tests/engine/small-sites/small-site.ts'
import { delivered } from '#tests/support/site-copy.ts'
const { documents } = await opened(delivered)
const options = { documents, editing: undefined, base: '/' }
const english = cmsConfiguration(options)
const translations = documents.map((document) => Object.assign({}, document, { language: 'ne' }))
const nepali = cmsConfiguration({ ...options, translations })

it('knows where the built site shows each entry', () => {
  const text = JSON.stringify(english)
  for (const path of ['/programs/{{slug}}', '/about#{{slug}}', '/about', '/'])
    expect(text).toContain(`"preview_path":"{{locale}}${path}"`)
})

it('has every kind, every page and every field', () => {
  const { collections = [], singletons = [] } = english
  expect(collections).toHaveLength(collectionKinds.length)
  const text = JSON.stringify({ collections, singletons }).replaceAll('.{{locale}}', '')
  for (const kind of kindNames) {
    for (const { group } of layoutsOf(kind)) {
      for (const { name } of group.fields) expect(text).toContain(`"name":"${name}"`)
    }
  }
  for (const { path, kind } of documents) {
    const isOneFile = kind === 'page' || kind === 'site'
    expect(text).toContain(isOneFile ? `"file":"${path}"` : `"folder":"${kinds[kind].folder}"`)
  }
})

/** The names of the fields of a form. */
function formOf(collection: string, file?: string): string[] {
  const found = english.collections?.find((each) => each.name === collection)
  const form = found && 'files' in found ? found.files.find(({ name }) => name === file) : found
  return form && 'fields' in form ? (form.fields ?? []).map(({ name }) => name) : []
}

it('begins a form with what visitors read, and ends it with administration', () => {
  const program = formOf('programs')
  expect(program.slice(0, 5)).toEqual(['title', 'fee', 'intakes', 'body', 'summary'])
  expect(program.slice(-11, -1)).toEqual(
    'id order draft publishFrom publishUntil artwork formerly lang toConfirm toSupply'.split(' '),
  )
  expect(formOf('faqs').slice(0, 2)).toEqual(['question', 'body'])
  const about = formOf('pages', 'about')
  expect(about.slice(0, 2)).toEqual(['hero', 'body'])
  expect(about.indexOf('description')).toBe(about.indexOf('title') + 1)
  expect(about.indexOf('title')).toBeGreaterThan(about.indexOf('closing'))
  expect(formOf('pages', '404')).not.toContain('body')
})

it('has two languages only on a site with a translation', () => {
  expect(english.i18n).toMatchObject({ locales: ['en'] })
  const { i18n, singletons, collections } = nepali
  expect(i18n).toMatchObject({ locales: ['en', 'ne'], initial_locales: 'default' })
  expect(singletons).toMatchObject([{ file: 'content/site.{{locale}}.yaml', i18n: true }])
  expect(JSON.stringify(collections)).toContain('"file":"pages/about.{{locale}}.mdx"')
})

it('offers the pages of the site for a link, by their titles', () => {
  const { pages } = adminData(options)
  expect(pages[0]).toEqual({ address: '/', title: 'Home' })
  const address = '/programs/local-economic-development'
  expect(pages).toContainEqual({ address, title: 'Local Economic Development' })
  expect(pages.map((each) => each.address)).not.toContain('/404')
})

const fieldOf = (field: z.ZodType) => formField(describe(field, 'added'))

it('shows an added field with the words and limits of its schema', () => {
  expect(fieldOf(line(40, 'What is new.', 'A word'))).toEqual({
    name: 'added',
    label: 'Added',
    hint: 'What is new. For example A word.',
    required: ['en'],
    i18n: true,
    widget: 'string',
    maxlength: 40,
    pattern: [String.raw`^[^\n\r]*$`, 'expected one line only'],
  })
  const fields: readonly (readonly [z.ZodType, object])[] = [
    [z.int().min(1), { widget: 'string', pattern: [{}, 'expected a whole number from 1 up'] }],
    [z.string().meta({ isGenerated: true }), { widget: 'hidden', default: 'n{{uuid_shorter}}' }],
    [z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    [z.string().meta({ file: 'image' }), { widget: 'image', media_folder: '/public/images' }],
    [
      z.string().meta({ file: 'pdf', example: '/a/b.pdf' }),
      {
        widget: 'file',
        accept: '.pdf',
        media_folder: '/public/a',
        public_folder: '/a',
      },
    ],
    [
      z.union([z.literal('on request'), mapping({ a: z.string(), b: z.string().optional() })]),
      {
        widget: 'object',
        typeKey: 'chosen',
        types: [
          { name: 'on_request', label: 'On request' },
          { name: 'group', label: 'A', fields: [{ name: 'a' }, { name: 'b' }, {}, {}] },
        ],
      },
    ],
    [z.array(mapping({ a: z.string() })), { widget: 'list', fields: [{ name: 'a' }, {}, {}] }],
  ]
  for (const [schema, form] of fields) expect(fieldOf(schema)).toMatchObject(form)
})

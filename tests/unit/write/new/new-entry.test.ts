import { describe, expect, it } from 'vitest'
import { collectionKinds } from '#content/schema/kinds.ts'
import { Stop } from '#scripts/system/failure.ts'
import { layoutsOf } from '#scripts/content/fields/describe.ts'
import { newEntry } from '#scripts/write/new/new-entry.ts'
import type { Request } from '#scripts/write/new/read-request.ts'
import { check, opener, page, program, programPath } from '#tests/content/small-site.ts'

const site = { 'pages/contact.mdx': page('Text.'), [programPath]: program() }
const assets = ['public/images/team.jpg', 'public/brochures/name.pdf']

const made = (kind: Request['kind'], more: Partial<Request> = {}) =>
  newEntry({ kind, layout: 'text', ...more }, opener(site, assets))

/** The lines that say why there is no file. */
const refusal = (...request: Parameters<typeof made>) =>
  made(...request).then(
    () => [],
    (error: unknown) => (error instanceof Stop ? error.message.split('\n') : []),
  )

const compiled = ({ path, text }: { path: string; text: string }) =>
  check({ ...site, [path]: text }, assets)

const requests = [
  ...collectionKinds.filter((kind) => kind !== 'page').map((kind) => ({ kind, layout: '' })),
  ...layoutsOf('page').map(({ layout }) => ({ kind: 'page' as const, layout })),
]

it.each(requests)('a new $kind $layout passes the check, with texts to supply', async (empty) => {
  const entry = await made(empty.kind, empty)
  const { lines, flags } = await compiled(entry)
  expect(lines).toEqual([])
  expect(flags.filter(({ path }) => path === entry.path)).not.toEqual([])
})

it('contains the given title and the next free numbers, and no comment', async () => {
  const entry = await made('program', { title: 'Water: Law & Practice #2' })
  expect(entry).toMatchObject({
    path: 'content/programs/water-law-practice-2.mdx',
    address: '/programs/water-law-practice-2',
  })
  expect(entry.text).not.toMatch(/^ *#/m)
  const { content } = await compiled(entry)
  expect(content?.programs.find(({ data }) => data.id === 2)?.data).toMatchObject({
    title: 'Water: Law & Practice #2',
    order: 2,
  })
})

it('can be a draft', async () => {
  const { text } = await made('faq', { title: 'Where are you?', draft: true })
  expect(text).toMatch(/^question: Where are you\?\norder: 1\ndraft: true$/m)
})

describe('a title', () => {
  it.each(
    Object.entries({
      'Émile’s  course — 2nd “edition”!': 'emiles-course-2nd-edition',
      'IT & AI / ML': 'it-ai-ml',
      '  - yes: no # 5 {x} ': 'yes-no-5-x',
      'पानी Water': 'water',
      'One two three four five six seven eight nine ten eleven twelve thirteen':
        'one-two-three-four-five-six-seven-eight-nine-ten-eleven',
    }),
  )('%s gives the name of the file', async (title, slug) => {
    const entry = await made('program', { title })
    expect(entry.path).toBe(`content/programs/${slug}.mdx`)
    const { content } = await compiled(entry)
    expect(content?.programs.map(({ data }) => data.title)).toContain(title.trim())
  })

  it.each(['माइतीघर', '!?', '中文'])('%s asks for a name of the file', async (title) => {
    expect(await refusal('program', { title })).toEqual([expect.stringContaining('--slug')])
    const entry = await made('program', { title, slug: 'a-name' })
    expect(entry.path).toBe('content/programs/a-name.mdx')
  })
})

describe('is refused', () => {
  it('with a name that exists, in upper or lower case', async () => {
    const [line] = await refusal('program', { title: 'Local' })
    expect(line).toContain(`${programPath} exists already`)
    expect(await refusal('page', { slug: 'Contact' })).toEqual([
      expect.stringContaining('pages/Contact.mdx exists already'),
    ])
  })

  it.each(['../../outside', 'a/b', '.hidden', '+Page', 'Ünder', 'a--b', 'a'.repeat(90)])(
    'with the name %s',
    async (slug) => {
      expect(await refusal('program', { slug })).toEqual([
        expect.stringMatching(/^--slug: the name of the file becomes an address/),
      ])
    },
  )

  it('with a value that the check refuses, in its words', async () => {
    expect(await refusal('faq', { title: 'x'.repeat(200) })).toEqual([
      expect.stringMatching(/^question: expected text of at most 140 characters, got 200/),
    ])
  })

  it('with a value that another entry has, even in a later file', async () => {
    const title = 'Local Economic Development'
    expect(await refusal('program', { title, slug: 'aaa' })).toEqual([
      expect.stringContaining(`title: "${title}" is taken by ${programPath}`),
    ])
  })
})

it('finds a free file name for an entry without values', async () => {
  const one = await made('faq')
  const second = await newEntry({ kind: 'faq' }, opener({ ...site, [one.path]: one.text }, assets))
  expect(second).toMatchObject({ path: 'content/faqs/new-faq-2.mdx' })
})

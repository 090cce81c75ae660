import { describe, expect, it } from 'vitest'
import { collectionKinds } from '#content/schema/kinds.ts'
import { Stop } from '#scripts/system/failure.ts'
import { layoutsOf } from '#scripts/content/index.ts'
import { newEntry } from '#scripts/write/new/new-entry.ts'
import type { Request } from '#scripts/write/new/read-arguments.ts'
import { check, lineOf, opener, page, program, programPath } from '#tests/content/small-site.ts'

const site = { 'pages/contact.mdx': page('Text.'), [programPath]: program() }
const assets = ['public/images/team.jpg', 'public/brochures/name.pdf']

type Fields = Record<string, string | readonly string[]>

const made = (kind: Request['kind'], fields: Fields = {}, more: Partial<Request> = {}) => {
  const given = new Map(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? [value] : value,
    ]),
  )
  return newEntry({ kind, layout: 'text', given, ...more }, opener(site, assets))
}

/** The lines that say why there is no file. */
const refusal = (...request: Parameters<typeof made>) =>
  made(...request).then(
    () => [],
    (error: unknown) => (error instanceof Stop ? error.message.split('\n') : []),
  )

const compiled = ({ path, text }: { path: string; text: string }) =>
  check({ ...site, [path]: text }, assets)

/** Each commented field of a file, with the first line of its comment at any depth. */
const commentedFields = (text: string) =>
  text.split('\n').flatMap((line, index) => (/^ *#\w/.test(line) ? [index] : []))

/** The file with one commented field in use: the # before it and before what belongs to it is gone. */
function uncommented(text: string, index: number): string {
  const lines = text.split('\n')
  const indent = (lines[index] ?? '').indexOf('#')
  const belongs = new RegExp(`^ {${indent}}# +`)
  let end = index + 1
  while (
    belongs.test(lines[end] ?? '') &&
    /^#? *(?:# {2,}|#[ ]{2,})/.test((lines[end] ?? '').trim())
  )
    end += 1
  const taken = lines
    .slice(index, end)
    .map((line) => line.slice(0, indent) + line.slice(indent + 1))
  return [...lines.slice(0, index), ...taken, ...lines.slice(end)].join('\n')
}

const requests = [
  ...collectionKinds.filter((kind) => kind !== 'page').map((kind) => ({ kind, layout: '' })),
  ...layoutsOf('page').map(({ layout }) => ({ kind: 'page' as const, layout })),
]

describe.each(requests)('a new $kind $layout without values', ({ kind, layout }) => {
  it('passes the check, with a neutral text that is to supply in each field that is required', async () => {
    const entry = await made(kind, {}, { layout })
    const { lines, flags } = await compiled(entry)
    expect(lines).toEqual([])
    expect(flags.filter(({ path }) => path === entry.path)).not.toEqual([])
  })

  it('passes the check with any of its optional fields in use', async () => {
    const entry = await made(kind, {}, { layout })
    for (const index of commentedFields(entry.text)) {
      const text = uncommented(entry.text, index)
      const { diagnostics } = await compiled({ path: entry.path, text })
      // A neutral value in use is not under toSupply yet, and is the name of no entry.
      const lines = diagnostics
        .filter(({ rule }) => !['flags', 'broken-reference'].includes(rule))
        .map(lineOf)
      expect({ field: entry.text.split('\n')[index], lines }).toEqual({
        field: entry.text.split('\n')[index],
        lines: [],
      })
    }
  }, 60_000)
})

it('contains the given values and the next free numbers, and explains optional fields', async () => {
  const entry = await made('program', {
    title: 'Water: Law & Practice',
    subjects: ['Rivers', '# Wells'],
    duration: '5',
  })
  expect(entry).toMatchObject({
    path: 'content/programs/water-law-practice.mdx',
    address: '/programs/water-law-practice',
  })
  expect(entry.text).toContain(
    '# Where it takes place. Text of at most 60 characters, for example Southern Italy.\n#location: ',
  )
  const { content } = await compiled(entry)
  expect(content?.programs.find(({ data }) => data.id === 2)?.data).toMatchObject({
    title: 'Water: Law & Practice',
    subjects: ['Rivers', '# Wells'],
    duration: '5',
    order: 2,
  })
})

it.each([
  ['true', 'draft: true'],
  ['false', 'draft: false'],
])('takes %s for a switch', async (value, line) => {
  const { text } = await made('faq', { question: 'Where are you?', draft: value })
  expect(text).toContain(`\n${line}\n`)
})

it('contains the given text below the fields', async () => {
  const entry = await made('faq', { question: 'Where are you?' }, { body: 'In Maitighar.' })
  expect(entry.text).toMatch(/\norder: 1\n(?:#.*\n)+---\n\nIn Maitighar\.\n$/)
})

describe('a title', () => {
  it.each([
    ['Émile’s  course — 2nd “edition”!', 'emiles-course-2nd-edition'],
    ['IT & AI / ML', 'it-ai-ml'],
    ['  - yes: no # 5 {x} ', 'yes-no-5-x'],
    ['पानी Water', 'water'],
    [
      'One two three four five six seven eight nine ten eleven twelve thirteen',
      'one-two-three-four-five-six-seven-eight-nine-ten-eleven',
    ],
  ])('%s gives the name of the file', async (title, slug) => {
    const entry = await made('program', { title })
    expect(entry.path).toBe(`content/programs/${slug}.mdx`)
    const { content } = await compiled(entry)
    expect(content?.programs.map(({ data }) => data.title)).toContain(title.trim())
  })

  it.each(['माइतीघर', '!?', '中文'])('%s asks for a name of the file', async (title) => {
    expect(await refusal('program', { title })).toEqual([expect.stringContaining('--slug')])
    const entry = await made('program', { title }, { slug: 'a-name' })
    expect(entry.path).toBe('content/programs/a-name.mdx')
  })

  it('of 200 characters is refused in the words of the check', async () => {
    expect(await refusal('program', { title: 'x'.repeat(200) })).toEqual([
      expect.stringMatching(/^title: expected text of at most 90 characters, got 200/),
    ])
  })
})

describe('is refused', () => {
  it('with a name that exists, in upper or lower case', async () => {
    const [line] = await refusal('program', { title: 'Local' })
    expect(line).toContain(`${programPath} exists already`)
    expect(await refusal('page', {}, { slug: 'Contact' })).toEqual([
      expect.stringContaining('pages/Contact.mdx exists already'),
    ])
  })

  it.each(['../../outside', 'a/b', '.hidden', '+Page', 'Ünder', 'a--b', 'a'.repeat(90)])(
    'with the name %s',
    async (slug) => {
      expect(await refusal('program', {}, { slug })).toEqual([
        expect.stringMatching(/^--slug: the name of the file becomes an address/),
      ])
    },
  )

  it('with a value that another entry has, even in a later file', async () => {
    expect(await refusal('program', { order: '1' }, { slug: 'aaa' })).toEqual([
      expect.stringContaining(`order: 1 is taken by ${programPath}`),
    ])
  })

  it('with an invalid value, a broken link or an invalid text', async () => {
    expect(await refusal('program', { order: 'first' })).toEqual([
      expect.stringContaining('order: expected a whole number'),
    ])
    expect(await refusal('page', { 'hero.button.to': '/nowhere' }, { layout: 'text' })).toEqual([
      expect.stringContaining('hero.button.to: '),
    ])
    expect(await refusal('faq', {}, { body: 'Text {now()}' })).toHaveLength(1)
  })
})

it('finds a free file name for an entry without values', async () => {
  const first = await made('faq')
  const second = await newEntry(
    { kind: 'faq', layout: '', given: new Map() },
    opener({ ...site, [first.path]: first.text }, assets),
  )
  expect(second).toMatchObject({ path: 'content/faqs/new-faq-2.mdx' })
})

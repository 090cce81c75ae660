import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { contentFormat } from '#components/admin/format.ts'
import type { FormEntry, Request } from '#components/admin/messages.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { withDownloadSizes } from '#scripts/read/documents/entries.ts'
import type { Document } from '#scripts/read/documents/types.ts'
import { layoutsOf } from '#scripts/read/fields/describe.ts'
import { valueAt } from '#scripts/read/fields/walk-fields.ts'
import { sentenceOf } from '#scripts/read/diagnostics/diagnostic.ts'
import { today } from '#scripts/read/files/index.ts'
import { adminData } from '#scripts/write/cms/index.ts'
import { openLivePage } from '#scripts/write/live-page/open-live-page.ts'
import { sourceWriter } from '#scripts/write/live-page/source.ts'
import { saved } from '#tests/site/build/editor/saved-file.ts'
import { copySite, delivered } from '#tests/support/site-copy.ts'
import { documentAt } from '#tests/engine/page-at.ts'

const { documents, content, files, unpublished } = await openSite(delivered, today(delivered))
const forms = JSON.parse(JSON.stringify(adminData({ documents, editing: undefined, base: '/' })))
const downloads = Object.fromEntries(documents.map(({ slug }) => [`/brochures/${slug}.pdf`, 66]))
const site = { files: [...files], variants: [], downloads, style: '/style.css' }

/** A file as its form holds it, with the optional fields that are empty there. */
function entryOf({ path, kind, text, fields }: Document): FormEntry {
  if (kind === 'site') return { collection: '_singletons', path, data: parse(text) }
  const layout = valueAt(fields, ['layout']) ?? ''
  const { group } = layoutsOf(kind).find((each) => each.layout === layout) ?? {}
  const optional = group?.fields.filter(({ isRequired }) => !isRequired) ?? []
  const empty = optional.map(({ name }, index) => [name, ['', null, []][index % 3]] as const)
  const { fromFile } = contentFormat({ choices: kind === 'program' ? ['fee'] : [] })
  const data = { ...Object.fromEntries(empty), ...fromFile(text) }
  return { collection: `${kind}s`, path, data }
}

const entries = documents.map(entryOf)
const program = entries.find(({ path }) => path.startsWith('content/programs/'))
const about = entries.find(({ path }) => path === 'pages/about.mdx')
if (!program || !about) throw new Error('the delivered site has a program and the page about')

const pictures = {}
const livePage = openLivePage(forms, site)
const ask = (draft: FormEntry, request: Partial<Request> = {}) =>
  livePage({ entries, draft, pictures, ...request })
const typed = (data: object, entry = program) => ({ ...entry, data: { ...entry.data, ...data } })

/** The fields of a file, whatever their order, and its text. */
function read(text: string) {
  const [head = '', body = ''] = text.split('\n---\n')
  return { fields: parse(head), body }
}

test.for(documents)('writes $path as the editor saves it', (document) => {
  const { path, text } = sourceWriter(forms)(entryOf(document), () => false)
  expect(path).toBe(document.path)
  expect(read(text)).toEqual(read(saved(document.text, document)))
})

/** What is on a page without the header and the footer, and without the addresses of pictures. */
const main = (text = '') =>
  /<main[^]*<\/main>/.exec(text)?.[0].replaceAll(/ src="[^"]*"/g, '') ?? text

describe('the page', () => {
  const hidden = new Set(unpublished.map(({ path }) => path))
  const shown = documents.filter(
    ({ path, kind }) => path === program.path || (kind === 'page' && !hidden.has(path)),
  )
  const ofEachLayout = new Map(shown.map((each) => [valueAt(each.fields, ['layout']), each]))

  test.for([...ofEachLayout.values()])('of $path is that of a build', async (document) => {
    if (!content) throw new Error('the delivered content has faults')
    const { notes, shown } = await ask(entryOf(document))
    expect(notes.filter(({ severity }) => severity === 'error')).toEqual([])
    const { place: { route } = { route: '' }, html } = shown ?? {}
    const sized = withDownloadSizes(content, (address) => downloads[address])
    expect(main(html) === main(documentAt(sized, route))).toBe(true)
  })

  test('of a new entry has neutral words for what is missing', async () => {
    const data = { title: 'Water for towns', id: 90, order: 90, subjects: [], fee: null }
    const { shown, notes } = await ask({ collection: 'programs', path: '', data })
    expect(shown).toMatchObject({
      state: 'completed',
      place: { route: '/programs/water-for-towns' },
      html: expect.stringContaining('Water for towns'),
    })
    expect(notes.map(({ label }) => label)).toEqual(expect.arrayContaining(['Summary', 'Subjects']))
  })

  test('has a picture that is not saved yet, also below a path', async () => {
    const draft = typed({ image: { src: '/images/new-1.png', alt: 'A well in a village' } })
    const request = { entries, draft, pictures: { '/images/new-1.png': 'blob:x' } }
    const atRoot = await livePage(request)
    vi.stubEnv('BASE_URL', '/some/path/').resetModules()
    onTestFinished(() => void vi.unstubAllEnvs().resetModules())
    const opened = await import('#scripts/write/live-page/open-live-page.ts')
    for (const { shown, notes } of [atRoot, await opened.openLivePage(forms, site)(request)]) {
      expect(notes).toEqual([])
      expect(shown?.html).toContain('src="blob:x"')
    }
  })
})

describe('what the check says', () => {
  test('is what it says of the file, at the field of the form', async () => {
    const draft = typed({
      image: { src: '/images/no.png', alt: 'A well' },
      body: 'See [it](/abuot).\n\nIt is "so".',
    })
    const { text } = sourceWriter(forms)(draft, () => false)
    const { root, write, remove } = await copySite()
    onTestFinished(remove)
    await write(draft.path, text)
    const { diagnostics } = await openSite(root, today(root))
    const { notes } = await ask(draft)
    const errors = notes.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ field, message }) => sentenceOf({ field, message }))).toEqual(
      diagnostics.map(({ field = 'body', message }) =>
        sentenceOf({ field, message: message.replace('public/', '/') }),
      ),
    )
    expect(errors.map(({ label }) => label)).toEqual(['Image Picture', 'Text'])
    const quote = notes.find(({ message }) => message.startsWith('a straight "'))
    expect(quote?.fixed).toEqual({ body: 'See [it](/abuot).\n\nIt is “so".' })
    expect(notes.map(({ message }) => message).join('\n')).toMatch(
      /no file[^]*Did you mean "\/about"[^]*straight "/,
    )
  })

  test('has the names of the form, and no notation of a file', async () => {
    const { notes } = await ask({
      collection: 'notices',
      path: '',
      data: { title: 'Apply', date: '2026-01-01', category: 'admission', body: '' },
    })
    expect(notes).toMatchObject([{ field: 'until', label: 'Until' }])
    const { notes: others } = await ask(typed({ image: { src: '/a.png' }, subjects: [], body: '' }))
    const words = [...notes, ...others].map(({ message, hint = '' }) => `${message} ${hint}`)
    expect(words.join('\n')).toMatch(/“Until”[^]*“Decorative: Yes”/)
    expect(words.join('\n')).not.toMatch(/`|---|\bline\b|"- "|public\/|content\//)
  })

  test('of a number that is taken is said to the one in the form', async () => {
    const last = entries.findLast(({ path }) => path.startsWith('content/programs/'))
    const { notes } = await ask(typed({ order: last?.data['order'] }))
    expect(notes).toMatchObject([
      { severity: 'warning', field: 'order', label: 'Place in the list' },
    ])
  })

  test('of a translation is said beside the original, whose words it had', async () => {
    const before = typed({ scholarships: ['A seat is free.'] })
    const data = { title: 'पानी', scholarships: ['एउटा सिट निःशुल्क छ।'] }
    const translates = { language: 'ne', data: before.data } as const
    const known = entries.map((each) => (each.path === program.path ? before : each))
    const faultsBeside = async (words: object) => {
      const { notes } = await ask(typed({ scholarships: [] }), {
        entries: [...known, { ...program, data, translates }],
        translations: [{ language: 'ne', data: { ...data, ...words } }],
      })
      return notes.filter(({ language }) => language === 'ne').map(({ label }) => label)
    }
    expect(await faultsBeside({})).toContain('Scholarships (Nepali)')
    expect(await faultsBeside({ scholarships: [] })).not.toContain('Scholarships (Nepali)')
  })

  test('of another file is said when the form is why', async () => {
    const linked = typed({ body: 'See [how](/about#how-we-teach).' })
    const others = entries.map((each) => (each.path === linked.path ? linked : each))
    const before = typed({ body: '## How we teach [#how-we-teach]\n\nIn small groups.' }, about)
    const known = others.map((each) => (each.path === about.path ? before : each))
    const { notes } = await ask(typed({ body: 'In small groups.' }, about), { entries: known })
    expect(notes).toContainEqual(
      expect.objectContaining({ label: `“${String(linked.data['title'])}”` }),
    )
    const { notes: same } = await ask(before, { entries: known })
    expect(same.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

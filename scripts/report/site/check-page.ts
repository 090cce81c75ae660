import { type BuiltDiagnostic, type Found, built, warning } from './built-diagnostic.ts'
import { type BuiltSite, publicAddress } from './built-site.ts'
import { missingFile } from './check-files.ts'
import { type BuiltPage, isHidden, metaOf } from './read-page.ts'

type Diagnostics = Generator<BuiltDiagnostic>

export function* checkPage(page: BuiltPage, site: BuiltSite): Diagnostics {
  if (!/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(page.lang ?? ''))
    yield built('site-language', 'the page does not say its language: <html lang="en">')
  yield* checkTexts(page)
  if (!isHidden(page)) yield* checkCanonical(page, publicAddress(page.file, site))
  yield* checkHeadings(page)
  yield* checkIds(page)
  for (const { src, alt, at } of page.images) {
    const message = `the picture ${src} has no alt; expected what it shows, or alt="" if it says nothing`
    if (alt === undefined) yield built('site-alt', message, at, `address ${src}`)
  }
  for (const { href, at } of page.assets) yield* missingFile(href, site, at, page.file)
}

/** The texts that search results show. The title is without the name of the site. */
function searchTexts(page: BuiltPage) {
  const site = metaOf(page, 'og:site_name')?.content
  const title = page.titles[0]
  const own = site === undefined ? title?.text : title?.text.replace(` | ${site}`, '')
  const description = metaOf(page, 'description')
  return [
    { field: 'title', text: own, at: title?.at, most: 60, quote: ` (“${own}”)` },
    { field: 'description', text: description?.content, at: description?.at, most: 200, quote: '' },
  ] as const
}

function* checkTexts(page: BuiltPage): Diagnostics {
  for (const { field, text = '', at, most, quote } of searchTexts(page)) {
    const given = [at, `field ${field}`] as const
    const { length } = text.trim()
    const long = `a ${field} of ${length} characters${quote}; expected at most ${most}`
    if (length === 0) yield built(`site-${field}`, `the page has no ${field}`, ...given)
    if (length > most) yield warning(`site-${field}`, long, ...given)
  }
  const second = page.titles[1]
  if (second) yield built('site-title', 'the page has two titles', second.at, 'field title')
}

function* checkCanonical(page: BuiltPage, expected: string): Diagnostics {
  const rule = 'site-canonical'
  const [first, second] = page.canonicals
  if (!first) return yield built(rule, `the page does not name its own address, ${expected}`)
  if (second) return yield built(rule, 'the page names two addresses as its own', second.at)
  for (const href of [first.href, metaOf(page, 'og:url')?.content ?? expected]) {
    const message = `the page names ${href} as its own address; expected ${expected}`
    if (href !== expected) yield built(rule, message, first.at)
  }
}

function* checkHeadings({ headings }: BuiltPage): Diagnostics {
  const rule = 'site-heading'
  const [first, second] = headings.filter(({ level }) => level === 1)
  if (!first) yield built(rule, 'the page has no h1')
  if (second) yield built(rule, `a second h1, “${second.text}”`, second.at, `words ${second.text}`)
  for (const [index, { level, text, at }] of headings.entries()) {
    const above = headings[index - 1]?.level ?? 6
    const deep = `“${text}” is an h${level} below an h${above}; expected at most h${above + 1}`
    if (text === '') yield built(rule, `an h${level} without words`, at)
    if (level > above + 1) yield built(rule, deep, at, `words ${text}`)
  }
}

function* checkIds({ ids }: BuiltPage): Diagnostics {
  const seen = new Set<string>()
  for (const { id, at } of ids) {
    if (id === '') yield built('site-id', 'an empty id', at)
    else if (seen.has(id))
      yield built('site-id', `the id "${id}" is on the page twice`, at, `id ${id}`)
    seen.add(id)
  }
}

export function* checkSameTexts(pages: readonly BuiltPage[]): Generator<Found> {
  const first = new Map<string, string>()
  for (const page of pages) {
    const { file } = page
    for (const { field, text } of searchTexts(page)) {
      if (text === undefined) continue
      const other = first.get(`${field} ${text}`)
      const message = `the ${field} of ${file} is that of ${other}`
      if (other === undefined) first.set(`${field} ${text}`, file)
      else yield { ...warning(`site-${field}`, message, 0, `field ${field}`), file }
    }
  }
}

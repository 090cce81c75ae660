import { built } from './built-diagnostic.ts'
import type { BuiltDiagnostic } from './built-diagnostic.ts'
import { publicAddress } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import { isHidden, metaOf } from './read-page.ts'
import type { BuiltPage } from './read-page.ts'

/**
 * Language, head, headings, ids and pictures of a page. html-validate knows some of this too, but
 * takes four times as long as the whole check of a site.
 */
export const checkPage = (page: BuiltPage, site: BuiltSite): BuiltDiagnostic[] => [
  ...checkLanguage(page),
  ...checkTitle(page),
  ...checkDescription(page),
  ...(isHidden(page) ? [] : checkCanonical(page, publicAddress(page.file, site))),
  ...checkHeadings(page),
  ...checkIds(page),
  ...checkImages(page),
]

const checkLanguage = ({ lang = '' }: BuiltPage): BuiltDiagnostic[] =>
  /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(lang)
    ? []
    : [built('site-language', 'the page does not say its language: <html lang="en">')]

const mostOfTitle = 60

function checkTitle(page: BuiltPage): BuiltDiagnostic[] {
  const [first, second] = page.titles
  if (!first?.text) return [built('site-title', 'the page has no title', 0, 'field', 'title')]
  const site = metaOf(page, 'og:site_name')?.content
  const own = site === undefined ? first.text : first.text.replace(` | ${site}`, '')
  const long = `a title of ${own.length} characters (“${own}”); expected at most ${mostOfTitle}`
  return [
    ...(second
      ? [built('site-title', 'the page has two titles', second.at, 'field', 'title')]
      : []),
    ...(own.length > mostOfTitle
      ? [warning(built('site-title', long, first.at, 'field', 'title'))]
      : []),
  ]
}

const mostOfDescription = 200

function checkDescription(page: BuiltPage): BuiltDiagnostic[] {
  const { content = '', at } = metaOf(page, 'description') ?? {}
  const { length } = content.trim()
  const diagnostic = (message: string) =>
    built('site-description', message, at, 'field', 'description')
  if (length === 0) return [diagnostic('the page has no description')]
  const long = `a description of ${length} characters; expected at most ${mostOfDescription}`
  return length > mostOfDescription ? [warning(diagnostic(long))] : []
}

const warning = (diagnostic: BuiltDiagnostic): BuiltDiagnostic => ({
  ...diagnostic,
  severity: 'warning',
})

function checkCanonical(page: BuiltPage, expected: string): BuiltDiagnostic[] {
  const [first, second] = page.canonicals
  if (!first)
    return [built('site-canonical', `the page does not name its own address, ${expected}`)]
  if (second) return [built('site-canonical', 'the page names two addresses as its own', second.at)]
  return [first.href, metaOf(page, 'og:url')?.content ?? expected]
    .filter((href) => href !== expected)
    .map((href) => `the page names ${href} as its own address; expected ${expected}`)
    .map((message) => built('site-canonical', message, first.at))
}

function checkHeadings({ headings }: BuiltPage): BuiltDiagnostic[] {
  const [first, second] = headings.filter(({ level }) => level === 1)
  const found: BuiltDiagnostic[] = []
  if (!first) found.push(built('site-heading', 'the page has no h1'))
  if (second) {
    const message = `a second h1, “${second.text}”`
    found.push(built('site-heading', message, second.at, 'words', second.text))
  }
  let above = 6
  for (const { level, text, at } of headings) {
    if (text === '') found.push(built('site-heading', `an h${level} without words`, at))
    if (level > above + 1) {
      const message = `“${text}” is an h${level} below an h${above}; expected at most h${above + 1}`
      found.push(built('site-heading', message, at, 'words', text))
    }
    above = level
  }
  return found
}

function checkIds({ ids }: BuiltPage): BuiltDiagnostic[] {
  const seen = new Set<string>()
  return ids.flatMap(({ id, at }) => {
    const isSecond = seen.has(id)
    seen.add(id)
    if (id === '') return [built('site-id', 'an id without a name', at)]
    return isSecond ? [built('site-id', `the id "${id}" is on the page twice`, at, 'id', id)] : []
  })
}

const checkImages = ({ images }: BuiltPage): BuiltDiagnostic[] =>
  images
    .filter(({ alt }) => alt === undefined)
    .map(({ src, at }) => {
      const message = `the picture ${src} has no alt; expected what it shows, or alt="" if it says nothing`
      return built('site-alt', message, at, 'address', src)
    })

type SameTexts = (page: BuiltPage) => BuiltDiagnostic[]

/** Finds titles and descriptions that an earlier page has too. */
export function sameTextChecker(): SameTexts {
  const first = new Map<string, string>()
  return (page) => {
    if (isHidden(page)) return []
    const texts = [
      ['title', 'site-title', page.titles[0]?.text],
      ['description', 'site-description', metaOf(page, 'description')?.content],
    ] as const
    return texts.flatMap(([field, rule, text]) => {
      const holder = first.get(`${field} ${text}`)
      if (text === undefined) return []
      if (holder === undefined) first.set(`${field} ${text}`, page.file)
      const message = `the ${field} of ${page.file} is that of ${holder}`
      return holder === undefined ? [] : [warning(built(rule, message, 0, 'field', field))]
    })
  }
}

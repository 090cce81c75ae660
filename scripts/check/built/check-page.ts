import { built } from './built-diagnostic.ts'
import { type BuiltSite, publicAddress } from './built-site.ts'
import { missingFile } from './check-links.ts'
import { type BuiltPage, isHidden, metaOf } from './read-page.ts'

export function* checkPage(page: BuiltPage, site: BuiltSite) {
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

function* checkTexts(page: BuiltPage) {
  const [title, second] = page.titles
  const description = metaOf(page, 'description')
  if (!title?.text) yield built('site-title', 'the page has no title', title?.at, 'field title')
  if (second) yield built('site-title', 'the page has two titles', second.at, 'field title')
  if (!description?.content.trim()) {
    const message = 'the page has no description'
    yield built('site-description', message, description?.at, 'field description')
  }
}

function* checkCanonical(page: BuiltPage, expected: string) {
  const rule = 'site-canonical'
  const [first, second] = page.canonicals
  if (!first) yield built(rule, `the page does not name its own address, ${expected}`)
  else if (second) yield built(rule, 'the page names two addresses as its own', second.at)
  else
    for (const href of [first.href, metaOf(page, 'og:url')?.content ?? expected]) {
      const message = `the page names ${href} as its own address; expected ${expected}`
      if (href !== expected) yield built(rule, message, first.at)
    }
}

function* checkHeadings({ headings }: BuiltPage) {
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

function* checkIds({ ids }: BuiltPage) {
  const seen = new Set<string>()
  for (const { id, at } of ids) {
    if (id === '') yield built('site-id', 'an empty id', at)
    else if (seen.has(id))
      yield built('site-id', `the id "${id}" is on the page twice`, at, `id ${id}`)
    seen.add(id)
  }
}

import { expectedOfHost, expectedOfHttps } from '#content/schema/https-address.ts'
import { notFoundRoute, splitAddress } from '#content/schema/routes.ts'
import { nearest } from '#scripts/system/nearest.ts'
import { didYouMean, suggest, unambiguous } from '../explain/suggest.ts'
import type { DiagnosticText } from '../explain/diagnostic.ts'

/** Everything that an address may lead to. */
export type SiteAddresses = {
  /** Each route with the path of its file. */
  readonly routes: ReadonlyMap<string, string>
  /** Each former address with the present one. */
  readonly moved: ReadonlyMap<string, string>
  /** The ids on a page; undefined if its text couldn't be read. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
  /** Existing files, relative to the repository: `public/brochures/x.pdf`. */
  readonly files: ReadonlySet<string>
  /** Existing files that can't be shown as pictures, each with the reason. */
  readonly unusable: ReadonlyMap<string, string>
}

/** What is wrong with the address of a link. `route` is the link's own page, for a bare `#anchor`. */
export function linkProblem(
  href: string,
  route: string | undefined,
  site: SiteAddresses,
): DiagnosticText | undefined {
  return shapeProblem(href) ?? (isInternal(href) ? internalProblem(href, route, site) : undefined)
}

/** What is wrong with the address of a picture or a PDF. */
export function fileProblem(
  src: string,
  type: 'image' | 'pdf',
  site: SiteAddresses,
): DiagnosticText | undefined {
  const shape = shapeProblem(src)
  if (shape) return shape
  const path = src.replace(/[?#].*$/s, '')
  if (/^https:/i.test(src))
    return type === 'image' && /\.svgz?$/i.test(path) ? remoteSvg : undefined
  if (!src.startsWith('/')) {
    const message = 'expected a file under public/ such as /images/name.jpg, or an https address'
    return { rule: 'missing-file', message }
  }
  const expected = type === 'pdf' ? /\.pdf$/i : /\.(?:png|jpe?g|webp|avif|gif|svg)$/i
  if (!expected.test(path)) {
    const kinds = type === 'pdf' ? 'a PDF' : 'a picture (png, jpg, webp, avif, gif, svg)'
    return { rule: 'missing-file', message: `expected ${kinds}, got "${path}"` }
  }
  if (!site.files.has(`public${path}`)) return missingFile(path, site)
  const reason = site.unusable.get(`public${path}`)
  return reason === undefined ? undefined : { rule: 'image', message: `${path}: ${reason}` }
}

const remoteSvg: DiagnosticText = {
  rule: 'image',
  message: 'an SVG from another host can contain scripts; use png, jpg, webp or avif',
  hint: 'A drawing of your own goes under public/.',
}

function missingFile(path: string, { files }: SiteAddresses): DiagnosticText {
  const known = [...files]
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public'.length))
  const message = `there is no file public${path}${didYouMean(path, known)}`
  return { rule: 'missing-file', message, ...suggest(path, known) }
}

const unsafe = (message: string): DiagnosticText => ({ rule: 'unsafe-link', message })
const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#')

/** Addresses that are dangerous or malformed. */
function shapeProblem(href: string): DiagnosticText | undefined {
  if (href.trim() === '') return { rule: 'broken-link', message: 'the address is missing' }
  if (/[\s\\\p{Cc}]/u.test(href)) return unsafe('an address has no spaces and no backslashes')
  if (href.startsWith('//')) return unsafe('write the whole address, with https:// before it')
  if (isInternal(href)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined || /^https?:(?!\/\/)/i.test(href)) return relative(href)
  const [start = ''] = /^https?:\/\//i.exec(href) ?? []
  if (start !== '' && start !== 'https://') {
    const right = href.replace(start, 'https://')
    const message = `expected https:, got ${start.replace('//', '')}. Did you mean "${right}"?`
    return { ...unsafe(message), suggestion: { wrong: start, right: 'https://' } }
  }
  if (scheme === 'mailto') return mailProblem(href)
  if (scheme === 'tel')
    return /^tel:\+?[\d-]+$/i.test(href)
      ? undefined
      : unsafe('expected tel:+97710000000, digits only')
  if (scheme !== 'https')
    return unsafe(`expected a page of this site, https:, mailto: or tel:, got ${scheme}:`)
  const expected = expectedOfHttps(href)
  return expected === undefined ? undefined : unsafe(`expected ${expected}`)
}

/** One recipient. A subject has no line break, after which old mail programs read other headers. */
function mailProblem(href: string): DiagnosticText | undefined {
  const [, host = '', fields = ''] =
    /^mailto:[^@?,;:%&#<>"]+@([^@?:]+)(?:\?(.*))?$/i.exec(href) ?? []
  if (!host.includes('.')) return unsafe('expected one address: mailto:name@example.org')
  const expected = expectedOfHost(host)
  if (expected !== undefined) return unsafe(`expected ${expected}`)
  const other = fields.split('&').find((field) => !/^(?:subject=(?!.*%0[ad])|body=|$)/i.test(field))
  if (other === undefined) return undefined
  const message = `expected only subject= and body= after the ?, got ${JSON.stringify(other)}`
  return { ...unsafe(message), hint: 'Others, such as bcc, send copies of what visitors write.' }
}

function relative(href: string): DiagnosticText {
  const start = /^[^@/:]+@[^@/]+\.[a-z]+$/i.test(href) ? 'mailto:' : 'https://'
  if (start === 'mailto:' || /^www\./i.test(href))
    return {
      rule: 'broken-link',
      message: `expected ${start} before the address. Did you mean "${start}${href}"?`,
      suggestion: { wrong: href, right: start + href },
    }
  return {
    rule: 'broken-link',
    message: `expected an address that begins with / or https://, got "${href}"`,
    hint: 'Write pages of this site from the root: /contact.',
  }
}

function internalProblem(
  href: string,
  route: string | undefined,
  site: SiteAddresses,
): DiagnosticText | undefined {
  const { path, anchor } = splitAddress(href)
  const target = path === '' ? route : path
  if (target === undefined) {
    return {
      rule: 'broken-anchor',
      message: 'this text is shown inside other pages; name the page too: /about#id',
    }
  }
  if (site.files.has(`public${target}`)) return undefined
  const now = site.moved.get(target)
  if (now !== undefined) {
    const message = `the page ${target} is now at ${now}`
    const hint = `Write ${now} instead: a link inside the site leads straight to its page.`
    return { rule: 'broken-link', message, hint, suggestion: { wrong: target, right: now } }
  }
  if (!site.routes.has(target) || target === notFoundRoute) return brokenLink(target, site)
  return anchor === undefined || anchor === '' ? undefined : anchorProblem(target, anchor, site)
}

function brokenLink(target: string, site: SiteAddresses): DiagnosticText {
  if (/\.(?!html?$)[a-z0-9]{2,5}$/i.test(target)) return missingFile(target, site)
  const bare = target.replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/i, '')
  const pages = [...site.routes.keys()].filter((known) => known !== notFoundRoute)
  const near = nearest(bare, pages)
  const message = `there is no page ${target}${near === undefined ? '' : `. Did you mean "${near}"?`}`
  const certain = near === bare ? { suggestion: { wrong: target, right: bare } } : undefined
  return { rule: 'broken-link', message, ...(certain ?? suggest(target, pages)) }
}

function anchorProblem(
  target: string,
  anchor: string,
  site: SiteAddresses,
): DiagnosticText | undefined {
  const ids = site.anchors(target)
  const id = decoded(anchor)
  if (!ids || ids.has(id)) return undefined
  const near = nearest(id, ids)
  const right = unambiguous(id, ids)
  const question = near === undefined ? '' : `. Did you mean "#${near}"?`
  return {
    rule: 'broken-anchor',
    message: `there is no #${id} on ${target}${question}`,
    ...(near === undefined ? { hint: 'Give the heading an id: ## Heading [#id].' } : {}),
    ...(right === undefined ? {} : { suggestion: { wrong: `#${anchor}`, right: `#${right}` } }),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { notFoundRoute, splitAddress } from '#content/schema/routes.ts'
import { didYouMean, suggest, nearest, unambiguous } from '../explain/suggest.ts'
import { publicAddresses, type SiteAddresses } from './site-addresses.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

type Problem = Pick<LocalDiagnostic, 'rule' | 'message' | 'hint' | 'suggestion'>

/**
 * What is wrong with the address of a link, or undefined.
 * `route` is the page on which it stands, for `#anchor` alone.
 */
export function linkProblem(
  href: string,
  route: string | undefined,
  site: SiteAddresses,
): Problem | undefined {
  return shapeProblem(href) ?? (isInternal(href) ? internalProblem(href, route, site) : undefined)
}

/** What is wrong with the address of a picture or a document, or undefined. */
export function fileProblem(
  src: string,
  type: 'image' | 'pdf',
  site: SiteAddresses,
): Problem | undefined {
  const shape = shapeProblem(src)
  if (shape) return shape
  const path = src.replace(/[?#].*$/s, '')
  if (!src.startsWith('/')) {
    if (/^https:/i.test(src) && type === 'pdf') return undefined
    if (/^https:/i.test(src)) return /\.svgz?$/i.test(path) ? remoteSvg : undefined
    return {
      rule: 'missing-file',
      message: 'expected a file under public/ such as /images/name.jpg, or an https address',
    }
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

const remoteSvg: Problem = {
  rule: 'image',
  message: 'an SVG from another host can carry programs; use png, jpg, webp or avif',
  hint: 'A drawing of your own goes under public/.',
}

function missingFile(path: string, { files }: SiteAddresses): Problem {
  const message = `there is no file public${path}${didYouMean(path, publicAddresses(files))}`
  return { rule: 'missing-file', message, ...suggest(path, publicAddresses(files)) }
}

const unsafe = (message: string): Problem => ({ rule: 'unsafe-link', message })
const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#')

/** Addresses that are dangerous, or no addresses of a site at all. */
function shapeProblem(href: string): Problem | undefined {
  if (href.trim() === '') return { rule: 'broken-link', message: 'the address is missing' }
  if (/[\s\\\p{Cc}]/u.test(href)) return unsafe('an address has no spaces and no backslashes')
  if (href.startsWith('//')) return unsafe('write the whole address, with https:// before it')
  if (isInternal(href)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined) return relative(href)
  if (scheme === 'http')
    return {
      ...unsafe(`expected https:, got http:. Did you mean "${href.replace(/^http:/i, 'https:')}"?`),
      suggestion: { wrong: href.slice(0, 7), right: 'https://' },
    }
  if (scheme === 'mailto')
    return /^mailto:[^@?]+@[^@?]+\.[^@?]+/i.test(href)
      ? undefined
      : unsafe('expected mailto:name@example.org')
  if (scheme === 'tel')
    return /^tel:\+?[\d-]+$/i.test(href)
      ? undefined
      : unsafe('expected tel:+97710000000, digits only')
  if (scheme !== 'https')
    return unsafe(`expected a page of this site, https:, mailto: or tel:, got ${scheme}:`)
  return URL.canParse(href)
    ? undefined
    : unsafe('expected a whole address such as https://example.org/page')
}

function relative(href: string): Problem {
  const start = /^[^@/]+@[^@/]+\.[a-z]+$/i.test(href) ? 'mailto:' : 'https://'
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
): Problem | undefined {
  const { path, anchor } = splitAddress(href)
  const target = path === '' ? route : path
  if (target === undefined) {
    return {
      rule: 'broken-anchor',
      message: 'this text is shown inside other pages; name the page too: /about#id',
    }
  }
  if (site.files.has(`public${target}`)) return undefined
  if (!site.routes.has(target) || target === notFoundRoute) return brokenLink(target, site)
  return anchor === undefined || anchor === '' ? undefined : anchorProblem(target, anchor, site)
}

function brokenLink(target: string, site: SiteAddresses): Problem {
  if (/\.(?!html?$)[a-z0-9]{2,5}$/i.test(target)) return missingFile(target, site)
  const bare = target.replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/i, '')
  const pages = [...site.routes.keys()].filter((known) => known !== notFoundRoute)
  const near = pages.includes(bare) ? bare : nearest(bare, pages)
  const message = `there is no page ${target}${near === undefined ? '' : `. Did you mean "${near}"?`}`
  const sure = pages.includes(bare)
    ? { suggestion: { wrong: target, right: bare } }
    : suggest(target, pages)
  return { rule: 'broken-link', message, ...sure }
}

function anchorProblem(target: string, anchor: string, site: SiteAddresses): Problem | undefined {
  const ids = site.anchors(target)
  const id = decoded(anchor)
  if (!ids || ids.has(id)) return undefined
  const near = nearest(id, ids)
  const sure = unambiguous(id, ids)
  const suggestion = near === undefined ? '' : `. Did you mean "#${near}"?`
  return {
    rule: 'broken-anchor',
    message: `there is no #${id} on ${target}${suggestion}`,
    ...(near === undefined ? { hint: 'Give the heading an id: ## Heading [#id].' } : {}),
    ...(sure === undefined ? {} : { suggestion: { wrong: `#${anchor}`, right: `#${sure}` } }),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

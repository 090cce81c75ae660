import { expectedOfHost, expectedOfHttps } from '#content/schema/values/https-address.ts'
import { notFoundRoute, splitAddress } from '#content/schema/routes.ts'
import { nearest } from '#scripts/system/text/nearest.ts'
import { isHost, noHttps } from '#scripts/content/fields/index.ts'
import { isPictureName } from '#scripts/content/read/index.ts'
import {
  didYouMean,
  questionAbout,
  type DiagnosticText,
} from '#scripts/content/diagnostics/index.ts'

/** Everything that an address may lead to. */
export type SiteAddresses = {
  readonly routes: ReadonlyMap<string, string>
  readonly moved: ReadonlyMap<string, string>
  /** The ids on a page; undefined if its text couldn't be read. */
  readonly anchors: (route: string) => ReadonlySet<string> | undefined
  /** Existing files, relative to the repository: `public/brochures/x.pdf`. */
  readonly files: ReadonlySet<string>
  /** Existing files that can't be shown as pictures, each with the reason. */
  readonly unusable: ReadonlyMap<string, string>
}

type Problem = DiagnosticText | undefined

/** What is wrong with the address of a link. `route` is the link's own page, for a bare `#anchor`. */
export function linkProblem(href: string, route: string | undefined, site: SiteAddresses): Problem {
  return shapeProblem(href) ?? (isInternal(href) ? internalProblem(href, route, site) : undefined)
}

export function fileProblem(src: string, type: 'image' | 'pdf', site: SiteAddresses): Problem {
  const shape = shapeProblem(src)
  if (shape) return shape
  if (/^https:/i.test(src)) return type === 'image' ? remoteProblem(src) : undefined
  const path = src.replace(/[?#].*$/s, '')
  const isExpected = type === 'pdf' ? /\.pdf$/i.test(path) : isPictureName(path)
  const kinds = type === 'pdf' ? 'a PDF' : 'a picture (png, jpg, webp, avif, gif, svg)'
  if (!isExpected) return { rule: 'missing-file', message: `expected ${kinds}, got "${src}"` }
  return site.files.has(`public${path}`) ? unusableFile(path, site) : missingFile(path, site)
}

function unusableFile(path: string, { unusable }: SiteAddresses): Problem {
  const reason = unusable.get(`public${path}`)
  const rule = path.endsWith('.pdf') ? 'brochure' : 'image'
  return reason === undefined ? undefined : { rule, message: `${path}: ${reason}` }
}

/** Sites whose addresses are pages around a picture, even if they end in .jpg. */
const pageHosts =
  /(?:^|\.)(?:facebook\.com|fb\.com|instagram\.com|google\.com|goo\.gl|dropbox\.com|1drv\.ms|live\.com|sharepoint\.com|youtube\.com|wikipedia\.org|unsplash\.com|pexels\.com|pixabay\.com)$|^commons\.wikimedia\.org$/

/** Addresses of these sites that give the picture itself. */
const direct = /^images\.|[?&](?:raw=1|dl=1|export=)|\/(?:thumbnail|download)\b/

/** Hosts whose addresses of pictures have no extension. */
const pictureHosts =
  /(?:^|[.-])(?:i|im|image|photo|pic|picsum|media|static|asset|file|upload)s?\d*[.-]|img|cdn|usercontent|cloudinary|cloudfront|imagedelivery|amazonaws|gravatar/

/** What is wrong with the address of a picture on another site, without a request. */
function remoteProblem(src: string): Problem {
  const { hostname, pathname, search } = new URL(src)
  if (/\.svgz?$/i.test(pathname))
    return {
      rule: 'image',
      message: 'an SVG from another host can contain scripts; use png, jpg, webp or avif',
      hint: 'A drawing of your own goes under public/.',
    }
  const isPage = pageHosts.test(hostname) && !direct.test(hostname + pathname + search)
  const isBare = search === '' && !isPictureName(pathname)
  if (!isPage && (!isBare || pictureHosts.test(hostname))) return undefined
  return {
    rule: 'image',
    severity: 'warning',
    message: 'this looks like the address of a web page, not of a picture',
    hint: 'Save the picture and upload it to public/images/, or open it alone in a tab and copy that address.',
  }
}

function missingFile(path: string, { files }: SiteAddresses): DiagnosticText {
  const spaced = decoded(path)
  if (/\s/.test(spaced) && files.has(`public${spaced}`)) return withSpaces(spaced)
  const known = [...files]
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public'.length))
  const message = `there is no file public${path}${didYouMean(path, known)}`
  return { rule: 'missing-file', message, ...inOtherCase(path, known) }
}

const unsafe = (message: string, hint?: string): DiagnosticText => ({
  rule: 'unsafe-link',
  message,
  ...(hint !== undefined && { hint }),
})
const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#')

/** Addresses that are dangerous or malformed. */
function shapeProblem(href: string): Problem {
  if (href.trim() === '') return { rule: 'broken-link', message: 'the address is missing' }
  if (/^(?:file:|[a-z]:[\\/])/i.test(href))
    return unsafe(
      'a file of your own computer, which visitors cannot open',
      'Upload it to public/, and write its path from there: /brochures/name.pdf.',
    )
  if (/[\\\p{Cc}]/u.test(href)) return unsafe('an address has no spaces and no backslashes')
  if (/\s/.test(href)) return withSpaces(href)
  if (href.startsWith('//')) return unsafe('write the whole address, with https:// before it')
  if (isInternal(href)) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined || /^https?:(?!\/\/)/i.test(href)) return relative(href)
  if (scheme === 'http' || (scheme === 'https' && !href.startsWith(scheme)))
    return withoutHttps(href)
  if (scheme === 'https') return httpsProblem(href)
  if (scheme === 'mailto') return mailProblem(href)
  if (scheme !== 'tel')
    return unsafe(`expected a page of this site, https:, mailto: or tel:, got ${scheme}:`)
  const isNumber = /^tel:\+?[\d-]+$/i.test(href)
  return isNumber ? undefined : unsafe('expected tel:+97710000000, digits only')
}

function httpsProblem(href: string): Problem {
  const expected = expectedOfHttps(href)
  if (expected === undefined) return undefined
  const [path = '/'] = /(?<!\/)\/(?!\/).*/s.exec(href) ?? []
  const hint = `A page of this site is written ${path}.`
  return unsafe(`expected ${expected}`, expected === expectedOfHost('localhost') ? hint : undefined)
}

function withSpaces(href: string): DiagnosticText {
  const isOurs = isInternal(href)
  const right = href.trim().replaceAll(/\s+/g, isOurs ? '-' : '%20')
  const hint = isOurs ? 'Give the file the same name, without spaces.' : undefined
  return unsafe(`an address has no spaces; write ${right}`, hint)
}

/** The fault of `http:`, even if the site has https too, and of `HTTPS:`. */
function withoutHttps(href: string): DiagnosticText {
  const right = href.replace(/^https?/i, 'https')
  const other = httpsProblem(right)
  if (other) return other
  const [wrong = ''] = /^https?/i.exec(href) ?? []
  const message = `expected https:, got ${wrong}:${questionAbout(right)}`
  return /^https/i.test(wrong)
    ? { ...unsafe(message), suggestion: { wrong, right: 'https' } }
    : unsafe(message, noHttps(href))
}

/** One recipient. A subject has no line break, after which old mail programs read other headers. */
function mailProblem(href: string): Problem {
  const [, host = '', fields = ''] =
    /^mailto:[^@?,;:%&#<>"]+@([^@?:]+)(?:\?(.*))?$/i.exec(href) ?? []
  if (!host.includes('.')) return unsafe('expected one address: mailto:name@example.org')
  const expected = expectedOfHost(host)
  if (expected !== undefined) return unsafe(`expected ${expected}`)
  const isPlain = fields
    .split('&')
    .every((field) => /^(?:subject=(?!.*%0[ad])|body=|$)/i.test(field))
  return isPlain ? undefined : unsafe('expected only subject= and body= after the ?')
}

function relative(href: string): DiagnosticText {
  const start = /^[^@/:]+@[^@/]+\.[a-z]+$/i.test(href) ? 'mailto:' : 'https://'
  const isSite = isHost.test(href) && /^www\.|\.(?:com|org|net|np|edu|gov)(?:[/?#]|$)/i.test(href)
  if (start === 'mailto:' || isSite)
    return {
      rule: 'broken-link',
      message: `expected ${start} before the address${questionAbout(start + href)}`,
      suggestion: { wrong: href, right: start + href },
    }
  return {
    rule: 'broken-link',
    message: `expected an address that begins with / or https://, got "${href}"`,
    hint: 'Write it from the root, a file without public: /contact, /images/photo.jpg.',
  }
}

function internalProblem(href: string, route: string | undefined, site: SiteAddresses): Problem {
  const { path, anchor } = splitAddress(href)
  const target = path === '' ? route : path
  if (target === undefined) {
    const message = 'this text is shown inside other pages; name the page too: /about#id'
    return { rule: 'broken-anchor', message }
  }
  if (site.files.has(`public${target}`)) return unusableFile(target, site)
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
  const question = questionAbout(nearest(bare, pages))
  const message = `there is no page ${target}${question}`
  const cure = question === '' && { hint: 'Name another page, or take the link or entry away.' }
  return { rule: 'broken-link', message, ...cure, ...inOtherCase(target, pages, bare) }
}

/** The fix, if exactly one name is the same in another case. Any other name would be a guess. */
function inOtherCase(wrong: string, known: readonly string[], name = wrong) {
  const [right, ...others] = known.filter((each) => each.toLowerCase() === name.toLowerCase())
  return right === undefined || others.length > 0 ? {} : { suggestion: { wrong, right } }
}

function anchorProblem(target: string, anchor: string, site: SiteAddresses): Problem {
  const ids = site.anchors(target)
  const id = decoded(anchor)
  if (!ids || ids.has(id)) return undefined
  const near = nearest(id, ids)
  const question = questionAbout(near === undefined ? undefined : `#${near}`)
  const known = [...ids].map((each) => `#${each}`)
  return {
    rule: 'broken-anchor',
    message: `there is no #${id} on ${target}${question}`,
    ...(question === '' && { hint: 'Give the heading an id: ## Heading [#id].' }),
    ...inOtherCase(`#${anchor}`, known, `#${id}`),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

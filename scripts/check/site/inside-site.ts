import { routeOf } from '#content/kinds/routes.ts'
import { withoutLanguage } from '#content/schema/languages.ts'
import { notFoundRoute, splitAddress } from '#content/schema/routes.ts'
import { kindOf, pageKinds } from '#content/kinds/table.ts'
import {
  type DiagnosticText,
  didYouMean,
  inOtherCase,
  questionAbout,
} from '#scripts/read/diagnostics/index.ts'
import { isPictureName } from '#scripts/read/files/index.ts'
import { decoded } from '#scripts/system/text/decoded.ts'
import { nearest } from '#scripts/system/text/nearest.ts'
import { shapeProblem, withSpaces } from './shape.ts'
import type { LanguageSite, Problem } from './language-site.ts'

/** The fault of an address that begins with / or #. `route` is the page of the link. */
export function internalProblem(
  href: string,
  route: string | undefined,
  site: LanguageSite,
): Problem {
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
  if (!site.routes.has(target) || isNotFound(target)) return brokenLink(target, site)
  return anchor === undefined || anchor === '' ? undefined : anchorProblem(target, anchor, site)
}

const isNotFound = (route: string) => withoutLanguage(route) === notFoundRoute

function brokenLink(target: string, site: LanguageSite): DiagnosticText {
  if (/\.(?!(?:html?|mdx?)$)[a-z0-9]{2,5}$/i.test(target))
    return builtFile(target, site) ?? missingFile(target, site)
  const bare = target.replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/i, '') || '/'
  const pages = [...site.routes.keys()].filter((known) => !isNotFound(known))
  const own = withoutLanguage(bare)
  if (own !== bare && pages.includes(own)) {
    const hint = `Write ${own}; it leads to the page in the language of this one by itself.`
    return { rule: 'broken-link', message: `there is no page ${target}`, hint }
  }
  const question = questionAbout(nearest(bare, pages))
  const message = `there is no page ${target}${question}`
  const cure = question === '' && { hint: 'Name another page, or take the link or entry away.' }
  return { rule: 'broken-link', message, ...cure, ...inOtherCase(target, pages, bare) }
}

function anchorProblem(target: string, anchor: string, site: LanguageSite): Problem {
  const ids = site.anchors(target)
  const id = decoded(anchor)
  if (!ids || ids.has(id)) return undefined
  const near = nearest(id, ids)
  const question = questionAbout(near === undefined ? undefined : `#${near}`)
  const known = [...ids].map((each) => `#${each}`)
  return {
    rule: 'broken-anchor',
    message: `there is no #${id} on ${target}${question}`,
    hint: question === '' ? 'Give the heading an id: ## Heading [#id].' : undefined,
    ...inOtherCase(`#${anchor}`, known, `#${id}`),
  }
}

/** The fault of the address of a picture or PDF. */
export function fileProblem(src: string, type: 'image' | 'pdf', site: LanguageSite): Problem {
  const shape = shapeProblem(src)
  if (shape) return shape
  if (/^https:/i.test(src))
    return type === 'image' && /\.svgz?$/i.test(new URL(src).pathname) ? remoteDrawing : undefined
  const path = src.replace(/[?#].*$/s, '')
  const isExpected = type === 'pdf' ? /\.pdf$/i.test(path) : isPictureName(path)
  const kinds = type === 'pdf' ? 'a PDF' : 'a picture (png, jpg, webp, avif, gif)'
  if (!isExpected) return { rule: 'missing-file', message: `expected ${kinds}, got "${src}"` }
  return site.files.has(`public${path}`) ? unusableFile(path, site) : missingFile(path, site)
}

const remoteDrawing: DiagnosticText = {
  rule: 'image',
  message: 'an SVG from another host can contain scripts; use png, jpg, webp or avif',
  hint: 'Export a drawing of your own as PNG or WebP, and put it into public/images/.',
}

function unusableFile(path: string, { inspected }: LanguageSite): Problem {
  const reason = inspected?.get(`public${path}`)?.reason
  const rule = /\.pdf$/i.test(path) ? 'brochure' : 'image'
  return reason === undefined ? undefined : { rule, message: `${path}: ${reason}` }
}

/** The file that the page of an entry offers, and a build makes. */
function builtFile(path: string, { routes }: LanguageSite): DiagnosticText | undefined {
  const [slug = ''] = /[^/]+(?=\.\w+$)/.exec(path) ?? []
  const route = pageKinds
    .filter((kind) => kindOf(kind).page?.download?.({ slug, path: '', data: {} }) === path)
    .map((kind) => routeOf({ kind, slug }))
    .find((each) => routes.has(each))
  if (route === undefined) return undefined
  const hint = `The build makes this file, so link to the page that offers it: ${route}`
  return { rule: 'missing-file', message: `there is no file public${path}`, hint }
}

function missingFile(path: string, { files }: LanguageSite): DiagnosticText {
  const spaced = decoded(path)
  if (/\s/.test(spaced) && files.has(`public${spaced}`)) return withSpaces(spaced)
  const known = [...files]
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public'.length))
  const message = `there is no file public${path}${didYouMean(path, known)}`
  return { rule: 'missing-file', message, ...inOtherCase(path, known) }
}

export function smallPicture(src: string, shownAt: number, { inspected }: LanguageSite): Problem {
  const width = inspected?.get(`public${src}`)?.width
  if (width === undefined || width >= shownAt) return undefined
  return {
    rule: 'small-picture',
    message: `${src} is ${width} pixels wide and is shown ${shownAt} pixels wide on a computer, where it looks blurred`,
    hint: `Save it again from the original, at least ${shownAt} pixels wide, or take it away: a woven picture fills its place.`,
  }
}

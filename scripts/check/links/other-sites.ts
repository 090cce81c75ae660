import { isPictureName } from '#scripts/content/read/index.ts'
import type { Problem } from './site-addresses.ts'

/** Sites whose addresses are pages around a picture, even if they end in .jpg. */
const pageHosts =
  /(?:^|\.)(?:facebook\.com|fb\.com|instagram\.com|google\.com|goo\.gl|dropbox\.com|1drv\.ms|live\.com|sharepoint\.com|youtube\.com|wikipedia\.org|unsplash\.com|pexels\.com|pixabay\.com)$|^commons\.wikimedia\.org$/

/** Addresses of these sites that give the picture itself. */
const direct = /^images\.|[?&](?:raw=1|dl=1|export=)|\/(?:thumbnail|download)\b/

/** Hosts whose addresses of pictures have no extension. */
const pictureHosts =
  /(?:^|[.-])(?:i|im|image|photo|pic|picsum|media|static|asset|file|upload)s?\d*[.-]|img|cdn|usercontent|cloudinary|cloudfront|imagedelivery|amazonaws|gravatar/

/** What is wrong with the address of a picture on another site, without a request. */
export function remoteProblem(src: string): Problem {
  const { hostname, pathname, search } = new URL(src)
  if (/\.svgz?$/i.test(pathname))
    return {
      rule: 'image',
      message: 'an SVG from another host can contain scripts; use png, jpg, webp or avif',
      hint: 'Export a drawing of your own as PNG or WebP, and put it into public/images/.',
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

/** Addresses of mail and search programs with another one in them. */
const forwarding =
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|lm?\.facebook\.com\/l\.php|[\w.]+\.safelinks\.protection\.outlook\.com\/)\?/i

const counters = /(?<=[?&])(?:utm_\w+|fbclid|gclid|igshid|mibextid|mc_[ce]id)=[^&#]*&?/gi

const forWriting =
  /^https:\/\/(?:docs\.google\.com\/(?!forms)\w+\/d\/[^/]+\/edit|[\w-]+\.sharepoint\.com\/:[wxp]:)/i

export function detourProblem(href: string): Problem {
  const words = { rule: 'detour', severity: 'warning' } as const
  if (forwarding.test(href)) {
    const { searchParams } = new URL(href)
    const address = ['url', 'q', 'u'].map((name) => searchParams.get(name)).find(Boolean)
    const message = 'this address of a mail or search program only leads on to another one'
    return { ...words, message, ...straight(href, address?.replaceAll(' ', '%20')) }
  }
  const uncounted = href.replaceAll(counters, '')
  if (uncounted !== href) {
    const message = 'this address counts who follows it'
    return { ...words, message, ...straight(href, uncounted.replace(/[?&](?=#|$)/, '')) }
  }
  if (!forWriting.test(href)) return undefined
  return {
    ...words,
    message: 'this opens a document for writing, and asks many visitors to sign in',
    hint: 'Save it as a PDF under public/files/ and link to that, or share it for reading by everyone.',
  }
}

const straight = (wrong: string, right: string | undefined) =>
  right !== undefined && {
    hint: `Write ${right}.`,
    ...(right.startsWith('https://') && { suggestion: { wrong, right } }),
  }

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

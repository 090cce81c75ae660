import { didYouMean, inOtherCase, type DiagnosticText } from '#scripts/content/diagnostics/index.ts'
import { isPictureName } from '#scripts/content/read/index.ts'
import { remoteProblem } from './other-sites.ts'
import { shapeProblem, withSpaces } from './shape.ts'
import { decoded, type Problem, type SiteAddresses } from './site-addresses.ts'

/** What is wrong with the address of a picture or PDF. */
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

export function unusableFile(path: string, { unusable }: SiteAddresses): Problem {
  const reason = unusable.get(`public${path}`)
  const rule = path.endsWith('.pdf') ? 'brochure' : 'image'
  return reason === undefined ? undefined : { rule, message: `${path}: ${reason}` }
}

export function missingFile(path: string, { files }: SiteAddresses): DiagnosticText {
  const spaced = decoded(path)
  if (/\s/.test(spaced) && files.has(`public${spaced}`)) return withSpaces(spaced)
  const known = [...files]
    .filter((file) => file.startsWith('public/'))
    .map((file) => file.slice('public'.length))
  const message = `there is no file public${path}${didYouMean(path, known)}`
  return { rule: 'missing-file', message, ...inOtherCase(path, known) }
}

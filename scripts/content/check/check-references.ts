import { routeOf } from '#content/schema/routes.ts'
import { fileProblem, linkProblem } from './check-address.ts'
import { digestOf, type Mention } from './digest.ts'
import type { Document } from '../read/document.ts'
import { didYouMean, suggest } from '../explain/suggest.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** Everything that the frontmatter names elsewhere: links, files and entries of other kinds. */
export function checkFields(
  document: Document,
  site: SiteAddresses,
  slugs: ReadonlyMap<string, ReadonlySet<string>>,
): LocalDiagnostic[] {
  const diagnostics: LocalDiagnostic[] = []
  for (const { path, value, link, file, reference } of digestOf(document).mentions) {
    const problem =
      (link ? linkProblem(value, routeOf(document), site) : undefined) ??
      (file ? fileProblem(value, file, site) : undefined) ??
      (reference ? referenceProblem(value, reference, slugs) : undefined)
    if (problem) diagnostics.push({ ...placeOfField(document, path), ...problem })
  }
  return diagnostics
}

/** Where a field stands, with its name: `navigation.main.0.to`. */
export const placeOfField = ({ yaml }: Document, path: Mention['path']) => ({
  ...(yaml?.places.value(path) ?? { line: 1, column: 1 }),
  field: path.join('.'),
})

function referenceProblem(
  value: string,
  kind: string,
  slugs: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const known = slugs.get(kind) ?? new Set()
  if (known.has(value)) return undefined
  const message = `there is no ${kind} "${value}"${didYouMean(value, known)}`
  return { rule: 'broken-reference' as const, message, ...suggest(value, known) }
}

/** Every link and picture of the text. */
export function checkText(document: Document, site: SiteAddresses): LocalDiagnostic[] {
  const { links, images } = digestOf(document)
  const diagnostics: LocalDiagnostic[] = []
  for (const { href, ...span } of links) {
    const problem = linkProblem(href, routeOf(document), site)
    if (problem) diagnostics.push({ ...span, ...problem })
  }
  for (const { src, alt, ...span } of images) {
    const problem = fileProblem(src, 'image', site)
    if (problem) diagnostics.push({ ...span, ...problem })
    if (alt.trim() === '') diagnostics.push({ ...span, rule: 'image', message: noDescription })
  }
  return diagnostics
}

const noDescription = 'expected what the picture shows between the brackets: ![…](…)'

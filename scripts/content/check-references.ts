import { kinds } from '#content/schema/kinds.ts'
import { fileProblem, linkProblem } from './check-address.ts'
import { componentTable, propsOf } from './check-elements.ts'
import type { Document } from './document.ts'
import { didYouMean, meantBy } from './nearest.ts'
import { routeOf } from './routes.ts'
import { annotated } from './schema-walk.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { Finding, Link } from './types.ts'

/** Everything that the frontmatter names elsewhere: links, files and entries of other kinds. */
export function checkFields(
  document: Document,
  site: SiteAddresses,
  slugs: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  const { kind, yaml } = document
  if (!yaml) return []
  const findings: Finding[] = []
  for (const { path, value, meta } of annotated(kinds[kind].schema, yaml.value)) {
    const problem =
      (meta.link ? linkProblem(value, routeOf(document), site) : undefined) ??
      (meta.file ? fileProblem(value, meta.file, site) : undefined) ??
      (meta.reference ? referenceProblem(value, meta.reference, slugs) : undefined)
    if (problem) findings.push({ ...yaml.places.value(path), field: path.join('.'), ...problem })
  }
  return findings
}

function referenceProblem(
  value: string,
  kind: string,
  slugs: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const known = slugs.get(kind) ?? new Set()
  if (known.has(value)) return undefined
  const message = `there is no ${kind} "${value}"${didYouMean(value, known)}`
  return { rule: 'broken-reference' as const, message, ...meantBy(value, known) }
}

/** Every link and picture of the text. */
export function checkText(document: Document, site: SiteAddresses): Finding[] {
  const { facts } = document
  if (!facts) return []
  const findings: Finding[] = []
  for (const { href, ...span } of bodyLinks(document)) {
    const problem = linkProblem(href, routeOf(document), site)
    if (problem) findings.push({ ...span, ...problem })
  }
  for (const { src, alt, ...span } of facts.images) {
    const problem = fileProblem(src, 'image', site)
    if (problem) findings.push({ ...span, ...problem })
    if (alt.trim() === '') findings.push({ ...span, rule: 'image', message: noDescription })
  }
  return findings
}

const noDescription = 'expected what the picture shows between the brackets: ![…](…)'

/** The links in Markdown and those in the props of components. */
export function bodyLinks({ facts }: Document): Link[] {
  const inProps = (facts?.elements ?? []).flatMap((element) => {
    const component = componentTable.get(element.name)
    if (!component) return []
    return Array.from(annotated(component.props, propsOf(element)))
      .filter(({ meta }) => meta.link)
      .flatMap(({ path, value }) => {
        const attribute = element.attributes.find(({ name }) => name === path[0])
        return attribute ? [{ ...valueSpan(attribute), href: value }] : []
      })
  })
  return [...(facts?.links ?? []), ...inProps]
}

/** Of `to="/contact"`, the address alone. */
const valueSpan = ({
  line,
  column,
  endColumn,
  name,
}: {
  line: number
  column: number
  endColumn?: number
  name: string
}) =>
  endColumn === undefined
    ? { line, column }
    : { line, column: column + name.length + 2, endColumn: endColumn - 1 }

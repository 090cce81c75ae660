import type { Link } from '#content/schema/collections.ts'
import { kinds } from '#content/schema/kinds.ts'
import type { MdxAttribute } from '../markdown/collect-written.ts'
import type { Document } from '../read/document.ts'
import { annotated, type Annotated } from '../schema-walk.ts'
import { componentTable, propsOf } from './elements.ts'

/** The texts in the fields of a file, with what the schema says of each: a link, prose. */
export const annotatedFields = ({ kind, yaml }: Document): Annotated[] =>
  Array.from(annotated(kinds[kind].schema, yaml?.value))

type AnnotatedProp = Annotated & { readonly attribute: MdxAttribute }

/** The texts in the props of a body's components. */
export const annotatedProps = ({ facts }: Document): AnnotatedProp[] =>
  (facts?.elements ?? []).flatMap((element) => {
    const component = componentTable.get(element.name)
    if (!component) return []
    return Array.from(annotated(component.props, propsOf(element))).flatMap((annotation) => {
      const attribute = element.attributes.find(({ name }) => name === annotation.path[0])
      return attribute ? [{ ...annotation, attribute }] : []
    })
  })

/** The links of a body, in Markdown and in the props of components. */
export function bodyLinks(document: Document): Link[] {
  const inProps = annotatedProps(document)
    .filter(({ meta }) => meta.link)
    .map(({ value, attribute }) => Object.assign(valueSpan(attribute), { href: value }))
  return [...(document.facts?.links ?? []), ...inProps]
}

/** The address of each link of a file, in fields and body. */
export const linksOf = (document: Document): string[] => [
  ...annotatedFields(document).flatMap(({ meta, value }) => (meta.link ? [value] : [])),
  ...bodyLinks(document).map(({ href }) => href),
]

/** The span of the address in `to="/contact"`. */
const valueSpan = ({ line, column, endColumn, name }: MdxAttribute) =>
  endColumn === undefined
    ? { line, column }
    : { line, column: column + name.length + 2, endColumn: endColumn - 1 }

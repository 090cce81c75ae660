import type { Link } from '#content/schema/collections.ts'
import { kinds } from '#content/schema/kinds.ts'
import type { MdxAttribute } from '../markdown/collect-written.ts'
import type { CompiledBody } from '../markdown/compile-body.ts'
import { annotated, type Annotated } from '../schema-walk.ts'
import type { Document } from '../types.ts'
import { componentTable, propsOf } from './elements.ts'

/** The texts in the fields of a file, each with the `meta` of its schema: a link, prose. */
export const annotatedFields = ({ kind, fields }: Pick<Document, 'kind' | 'fields'>): Annotated[] =>
  Array.from(annotated(kinds[kind].schema, fields))

type AnnotatedProp = Annotated & { readonly attribute: MdxAttribute }

/** The texts in the props of a body's components. */
export const annotatedProps = (body: CompiledBody | undefined): AnnotatedProp[] =>
  (body?.elements ?? []).flatMap((element) => {
    const component = componentTable.get(element.name)
    if (!component) return []
    return Array.from(annotated(component.props, propsOf(element))).flatMap((annotation) => {
      const attribute = element.attributes.find(({ name }) => name === annotation.path[0])
      return attribute ? [{ ...annotation, attribute }] : []
    })
  })

/** The links of a body, in Markdown and in the props of components. */
export function bodyLinks(body: CompiledBody): Link[] {
  const inProps = annotatedProps(body)
    .filter(({ meta }) => meta.link)
    .map(({ value, attribute }) => Object.assign(valueSpan(attribute), { href: value }))
  return [...body.links, ...inProps]
}

/** The address of each link of a file, in fields and body. */
export const linksOf = (document: Document): string[] => [
  ...annotatedFields(document).flatMap(({ meta, value }) => (meta.link ? [value] : [])),
  ...document.links.map(({ href }) => href),
]

/** The span of the address in `to="/contact"`. */
const valueSpan = ({ line, column, endColumn, name }: MdxAttribute) =>
  endColumn === undefined
    ? { line, column }
    : { line, column: column + name.length + 2, endColumn: endColumn - 1 }

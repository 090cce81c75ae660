import type { Link, Span } from '#content/schema/collections.ts'
import { kinds, type KindName } from '#content/schema/kinds.ts'
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

/** Something that a file names: the target of a link, a picture or PDF, or the slug of an entry. */
type Name = {
  readonly value: string
  readonly place: Span & { readonly field?: string }
  readonly link?: true | undefined
  readonly file?: 'image' | 'pdf' | undefined
  /** The description of a picture in the text. */
  readonly alt?: string
  readonly reference?: KindName | undefined
}

/** Everything that a file names, in its fields and its text. */
export const namesIn = ({ mentions, links, body }: Document): Name[] => [
  ...mentions.map(({ value, link, file, reference, path, ...span }) => ({
    value,
    place: Object.assign(span, { field: path.join('.') }),
    link,
    file,
    reference,
  })),
  ...links.map(({ href: value, ...place }) => ({ value, place, link: true as const })),
  ...(body?.images ?? []).map(({ src: value, alt, ...place }) => ({
    value,
    place,
    file: 'image' as const,
    alt,
  })),
]

/** The address of each link of a file, as written. */
export const linksOf = (document: Document): string[] =>
  namesIn(document).flatMap(({ link, value }) => (link ? [value] : []))

/** The addresses in a file that pages and files under public/ may have. */
export const addressesIn = (document: Document): string[] =>
  namesIn(document).flatMap(({ reference, value }) =>
    reference ? [] : [value.replace(/[?#].*$/s, '')],
  )

/** The span of the address in `to="/contact"`. */
const valueSpan = ({ line, column, endColumn, name }: MdxAttribute) =>
  endColumn === undefined
    ? { line, column }
    : { line, column: column + name.length + 2, endColumn: endColumn - 1 }

import type * as z from 'zod'
import { components } from '#content/schema/components.ts'
import { type KindName, kinds } from '#content/kinds/table.ts'
import type { Document, Mention } from './types.ts'
import { annotated, type Annotated, valueAt } from '../fields/index.ts'
import type { CompiledBody, MdxAttribute, MdxElement } from '../markdown/index.ts'
import { type ParsedYaml, parseYaml, splitFrontmatter, type YamlPlaces } from '../files/index.ts'

export const isReadWhole = ({ kind, fields, body }: Document): boolean =>
  fields !== undefined && (kind === 'site' || body?.tree !== undefined)

const knownPlaces = new WeakMap<object, YamlPlaces>()

/** The places of the values in a document's frontmatter. The first time, this parses it again. */
export function fieldPlacesOf(document: Pick<Document, 'kind' | 'text'>): YamlPlaces {
  const { kind, text } = document
  const read = () => (kind === 'site' ? parseYaml(text) : splitFrontmatter(text).yaml)
  const places = knownPlaces.get(document) ?? (read() ?? parseYaml('')).places
  knownPlaces.set(document, places)
  return places
}

/** The texts in the fields of a file, each with the `meta` of its schema: a link, prose. */
export const annotatedFields = ({ kind, fields }: Pick<Document, 'kind' | 'fields'>): Annotated[] =>
  annotated(kinds[kind].schema, fields)

export const annotatedProps = (body: CompiledBody | undefined) =>
  (body?.elements ?? []).flatMap((element) => {
    const component = componentTable.get(element.name)
    if (!component) return []
    return annotated(component.props, propsOf(element)).flatMap((annotation) => {
      const attribute = element.attributes.find(({ name }) => name === annotation.path[0])
      return attribute ? [{ ...annotation, attribute, words: element.text }] : []
    })
  })

export const mentionsInFields = (kind: KindName, { value: fields, places }: ParsedYaml) =>
  annotatedFields({ kind, fields }).flatMap(({ path, value, meta }): Mention[] => {
    const { link, file, shownAt, reference } = meta
    const place = { ...places.value(path), field: path.join('.') }
    const label = valueAt(fields, [...path.slice(0, -1), 'label'])
    const words = typeof label === 'string' ? label : undefined
    const mention = { value, place, link, words, file, shownAt, reference }
    return link || file || reference ? [mention] : []
  })

/** The links and pictures of a text, in Markdown and in the props of components. */
export const mentionsInText = (body: CompiledBody): Mention[] => [
  ...body.links.map(({ href: value, words, ...place }) => ({ value, place, link: true, words })),
  ...annotatedProps(body).flatMap(({ value, meta, attribute, words }) =>
    meta.link ? [{ value, place: valueSpan(attribute), link: true, words }] : [],
  ),
  ...body.images.map(({ src: value, alt, ...place }): Mention => ({
    value,
    place,
    file: 'image',
    alt,
  })),
]

/** The addresses of the files that a file links to as they are. Pages show a picture in other sizes. */
export const linkedFilesIn = ({ mentions }: Pick<Document, 'mentions'>): string[] =>
  addressesIn({ mentions: mentions.filter(({ file }) => file !== 'image') })

/** The addresses in a file that pages and files under public/ may have. */
export const addressesIn = ({ mentions }: Pick<Document, 'mentions'>): string[] =>
  mentions.flatMap(({ reference, value }) => (reference ? [] : [value.replace(/[?#].*$/s, '')]))

const valueSpan = ({ line, column, endColumn, name }: MdxAttribute) =>
  endColumn === undefined
    ? { line, column }
    : { line, column: column + name.length + 2, endColumn: endColumn - 1 }

export type Component = { readonly props: z.ZodObject }

export const componentTable: ReadonlyMap<string, Component> = new Map(Object.entries(components))

export const propsOf = ({ attributes }: MdxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  )

import { kinds, type KindName } from '#content/schema/kinds.ts'
import { anchors } from '#content/schema/routes.ts'
import { bodyLinks } from './annotations.ts'
import { bodyIds, checkBody, placeholdersOf } from './body.ts'
import type { Document } from '../read/document.ts'
import { publicationOf, type Publication } from './publication.ts'
import { annotated, valueAt, type DataPath } from '../schema-walk.ts'
import type { Heading, Image, Link } from '#content/schema/collections.ts'
import type { Placeholder } from '../types.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import { validate } from './validate.ts'

/** A field that names something elsewhere, by its steps from the top of the frontmatter. */
export type Mention = {
  readonly path: DataPath
  readonly value: string
  readonly link?: true
  readonly file?: 'image' | 'pdf'
  readonly reference?: KindName
}

/**
 * All that a document gives to its site and asks of it: plain data, which depends on the document
 * and its schema, and neither on its name nor on another file.
 */
export type Digest = {
  /** What the schema of its kind makes of the frontmatter; undefined when it has a fault. */
  readonly data: unknown
  /** Against the schema of its kind. */
  readonly diagnostics: readonly LocalDiagnostic[]
  /** Against what writers may use in texts; of a page `checkBody` says it, by the other files. */
  readonly bodyDiagnostics: readonly LocalDiagnostic[]
  readonly publication: Publication
  /** The fields whose values are to be unique, in the order of their kind. */
  readonly unique: readonly (readonly [field: string, value: string | number])[]
  readonly mentions: readonly Mention[]
  readonly placeholders: readonly Omit<Placeholder, 'path'>[]
  /** In the text and in the props of its components. */
  readonly links: readonly Link[]
  readonly images: readonly Image[]
  readonly headings: readonly Heading[]
  /** The ids that the text puts on its page; undefined when the text could not be read. */
  readonly ids: readonly string[] | undefined
  readonly isEmpty: boolean
  /** The letters beyond ASCII in the text, each once. */
  readonly letters: string
}

const digests = new WeakMap<Document, Digest>()

/** The digest of a document; worked out when it is asked for the first time. */
export function digestOf(document: Document): Digest {
  const digest = digests.get(document) ?? digestAnew(document)
  digests.set(document, digest)
  return digest
}

/** Tells the digest of a document that is known from another run. */
export function withDigest(document: Document, digest: Digest): Document {
  digests.set(document, digest)
  return document
}

/** Whether nothing is wrong with a document by itself. */
export function isSound(document: Document): boolean {
  const { data, diagnostics, bodyDiagnostics } = digestOf(document)
  const all = [...document.diagnostics, ...diagnostics, ...bodyDiagnostics]
  return data !== undefined && all.length === 0
}

function digestAnew(document: Document): Digest {
  const { kind, yaml, facts } = document
  const { schema, unique } = kinds[kind]
  const { data, diagnostics } = yaml
    ? validate<unknown>(schema, yaml)
    : { data: undefined, diagnostics: [] }
  return {
    data,
    diagnostics,
    bodyDiagnostics:
      kind === 'page' ? [] : checkBody(document, kind === 'program' ? anchors.program : []),
    publication: publicationOf(yaml?.value),
    unique: unique.flatMap((field) => {
      const value = valueAt(yaml?.value, [field])
      return typeof value === 'string' || typeof value === 'number' ? [[field, value] as const] : []
    }),
    mentions: yaml ? mentionsIn(schema, yaml.value) : [],
    placeholders: placeholdersOf(document),
    links: bodyLinks(document),
    images: facts?.images ?? [],
    headings: facts?.headings ?? [],
    ids: bodyIds(document),
    isEmpty: facts?.isEmpty ?? true,
    letters: lettersIn(JSON.stringify(facts ?? '')),
  }
}

function mentionsIn(schema: (typeof kinds)[KindName]['schema'], data: unknown): Mention[] {
  return Array.from(annotated(schema, data)).flatMap(({ path, value, meta }) => {
    const { link, file, reference } = meta
    if (!link && !file && !reference) return []
    return [
      {
        path,
        value,
        ...(link && { link }),
        ...(file && { file }),
        ...(reference && { reference }),
      },
    ]
  })
}

const lettersIn = (text: string) =>
  [...new Set(text.match(/[\u0080-\uFFFF]+/g)?.join('') ?? '')].join('')

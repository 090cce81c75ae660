import * as z from 'zod'
import { kinds } from '#content/schema/kinds.ts'
import type { KindName } from '#content/schema/kinds.ts'
import { type Document, objectsOf, unwrap, valuesOf } from '#scripts/content/index.ts'
import { fieldsOf } from './field-words.ts'
import type { FieldWords } from './field-words.ts'

/** A kind of content as the reference shows it: one group of fields, or one for each layout. */
export type KindWords = {
  readonly name: KindName
  readonly title: string
  readonly description: string
  /** `content/programs/`, or the one file. */
  readonly place: string
  /** Whether text stands below the fields, in a sentence. */
  readonly text: string
  /** The fields whose values no two files share, in a sentence; empty when there are none. */
  readonly own: string
  /** The fields that every layout has. */
  readonly common: readonly FieldWords[]
  readonly groups: readonly GroupWords[]
}

export type GroupWords = {
  /** The layout; empty when the kind has one group only. */
  readonly name: string
  readonly description: string
  readonly fields: readonly FieldWords[]
  /** The shortest file there is, as an example. */
  readonly sample: Pick<Document, 'path' | 'text'> | undefined
}

const texts = {
  required: 'Its text stands below the second line of ---.',
  allowed: 'Text may stand below the second line of ---.',
  none: 'It has fields only, no text.',
} as const

/** Every kind of content in the words of its schema, with a file of the site as its example. */
export const kindWords = (documents: readonly Document[]): KindWords[] =>
  Object.keys(kinds)
    .filter(isKindName)
    .map((name) => wordsOf(name, documents))

const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)

function wordsOf(name: KindName, documents: readonly Document[]): KindWords {
  const { title, folder, extension, schema, body, unique } = kinds[name]
  const own = documents.filter((document) => document.kind === name)
  const options = schema instanceof z.ZodUnion ? schema.options : [schema]
  const shared = options.length > 1 ? sharedFields(options) : []
  const [first] = options
  return {
    name,
    title,
    description: unwrap(schema).meta.description ?? '',
    place: extension === 'yaml' ? `${folder}/${name}.${extension}` : `${folder}/`,
    text: extension === 'yaml' ? 'It has fields only, without lines of ---.' : texts[body],
    own: unique.length === 0 ? '' : `No two files have the same ${list(unique, 'or the same')}.`,
    common:
      first === undefined ? [] : fieldsOf(first).filter((field) => shared.includes(field.name)),
    groups: options.map((option) => groupWords(option, shared, own)),
  }
}

/** The names of the fields that all options hold in the very same form. */
function sharedFields(options: readonly z.ZodObject[]): string[] {
  const [first, ...others] = options
  const fields: [string, z.core.$ZodType][] = Object.entries(first?.shape ?? {})
  return fields
    .filter(([name, field]) => others.every(({ shape }) => shape[name] === field))
    .map(([name]) => name)
}

function groupWords(
  group: z.ZodObject,
  shared: readonly string[],
  documents: readonly Document[],
): GroupWords {
  const { layout } = group.shape
  const name = layout === undefined ? '' : valuesOf(layout).join('')
  const samples = documents.filter(({ kind, yaml }) =>
    objectsOf(kinds[kind].schema, yaml?.value).includes(group),
  )
  return {
    name,
    description: unwrap(group).meta.description ?? '',
    fields: fieldsOf(group).filter((field) => !shared.includes(field.name)),
    sample: samples.toSorted((a, b) => a.text.length - b.text.length)[0],
  }
}

const list = (words: readonly string[], or: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`

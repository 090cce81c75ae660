import * as z from 'zod'
import { type KindName, kinds } from '#content/kinds/table.ts'
import type { Language } from '#content/schema/languages.ts'
import type { LocalDiagnostic } from '../diagnostics/index.ts'
import {
  type DataPath,
  describe,
  fieldAt,
  type Mismatch,
  translated,
  valueAt,
} from '../fields/index.ts'
import {
  conflictDiagnostic,
  oldFont,
  type ParsedYaml,
  parseYaml,
  splitFrontmatter,
} from '../files/index.ts'
import type { Compiled } from '../markdown/index.ts'
import { flagsInFields, flagsInText, withoutFlags } from './flags.ts'
import { mentionsInFields, mentionsInText } from './mentions.ts'
import type { Document, FileContent } from './types.ts'

/** The part of a document that completes its translations. */
export type Original = Pick<Document, 'kind' | 'path' | 'text' | 'fields' | 'data' | 'body'>

/** A parsed file: its syntax trees for the rules, and `content` for the rest of the program. */
export type ParsedFile = {
  readonly kind: KindName
  readonly text: string
  /** The fields. A translation has the facts of its original. */
  readonly fields: ParsedFields | undefined
  readonly body: Compiled | undefined
  readonly original: Original | undefined
  readonly content: FileContent
  /** The faults that keep all of the file, or a part, from being read. */
  readonly faults: readonly LocalDiagnostic[]
}

type ParsedFields = ReturnType<typeof readFields>

export const unread: FileContent = {
  fields: undefined,
  data: undefined,
  body: undefined,
  bodyLine: 1,
  mentions: [],
  flags: [],
}

type Place = { readonly kind: KindName; readonly language: Language }

/** Parses the text of a file of content. Never throws, whatever its text. */
export async function parseFile(
  text: string,
  { kind, language }: Place,
  original?: Original,
): Promise<ParsedFile> {
  const file = { kind, text, original }
  const refused = (...faults: readonly LocalDiagnostic[]): ParsedFile => ({
    ...file,
    fields: undefined,
    body: undefined,
    content: unread,
    faults,
  })
  if (text.trim() === '') return refused({ rule: 'file-empty', message: 'the file is empty' })
  const conflict = conflictDiagnostic(text)
  if (conflict) return refused(conflict)
  const inOldFont = oldFont(text)
  if (inOldFont.length > 0) return refused(...inOldFont)
  const { yaml, bodyLine, diagnostics } =
    kind === 'site'
      ? { yaml: parseYaml(text), bodyLine: 1, diagnostics: [] }
      : splitFrontmatter(text)
  if (!yaml) return refused(...diagnostics)
  const fields = readFields(yaml, { kind, language }, original)
  const { value, data, isOwn } = fields
  const isHere = ({ field = '' }: { readonly field?: string }) => isOwn(pathOf(field))
  const content = {
    ...unread,
    fields: value,
    data: withoutFlags(data),
    mentions: mentionsInFields(kind, fields).filter(({ place }) => isHere(place)),
    flags: flagsInFields(kind, fields).filter(isHere),
  }
  if (kind === 'site') return { ...file, fields, body: undefined, content, faults: diagnostics }
  // The Markdown parser takes a tenth of a second to load.
  const { bodyInPlace, compileBody } = await import('../markdown/index.ts')
  const body = compileBody(bodyInPlace(text, bodyLine))
  const { parsed: _, hast: __, ...written } = body
  const lacksText = body.isEmpty && original?.body?.isEmpty === false
  return {
    ...file,
    fields,
    body,
    content: {
      ...content,
      body: lacksText ? original.body : written,
      bodyLine,
      lacksText,
      mentions: [...content.mentions, ...mentionsInText(body)],
      flags: [...content.flags, ...flagsInText(body)],
    },
    faults: [...diagnostics, ...body.diagnostics],
  }
}

/** The path that a field such as `plans.0.name` stands for. */
export const pathOf = (field: string): DataPath => field.split('.').filter((step) => step !== '')

/**
 * The fields of a file in the shape of their schema; `data` is undefined if they don't fit it. Those
 * of a translation include the facts of its original, with the places in its own file: `isOwn` is
 * true for a field that the translation itself has, since the others are checked in the original.
 */
function readFields(written: ParsedYaml, { kind, language }: Place, original?: Original) {
  const { schema } = kinds[kind]
  const { comparedOn, ...words } = Object(original && written.value)
  const isRead = written.value !== undefined && original?.fields !== undefined
  const merged = isRead
    ? translated(
        describe(schema),
        original.fields,
        comparedOn === undefined ? written.value : words,
      )
    : { fields: original ? undefined : written.value, mismatches: new Array<Mismatch>() }
  const hasLanguage = fieldAt(describe(schema), merged.fields, ['lang']) !== undefined
  const value =
    isRead && hasLanguage ? Object.assign({}, merged.fields, { lang: language }) : merged.fields
  // With an original that has faults, right words could look wrong.
  const isComparable = original?.data !== undefined
  const isOwn = (path: DataPath) =>
    !original ||
    (valueAt(written.value, path) !== undefined &&
      (isComparable || !!valueAt(original.fields, path)))
  return {
    ...written,
    value,
    /** The fields as the file has them. */
    written: written.value,
    data: z.safeParse(schema, value, { error: () => '' }).data,
    isOwn,
    mismatches: isComparable ? merged.mismatches : [],
    comparedOn,
  }
}

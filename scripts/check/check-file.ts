import { kinds, type KindName } from '#content/kinds/table.ts'
import type { Language } from '#content/schema/languages.ts'
import type { Cache, CacheKey } from '#scripts/system/cache.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { yamlNotation } from './file/notation.ts'
import {
  conflictDiagnostic,
  oldFont,
  readText,
  parseYaml,
  type ParsedYaml,
  splitFrontmatter,
} from '#scripts/read/files/index.ts'
import {
  type Document,
  type FileCheck,
  type SourceFile,
  mentionsInFields,
  mentionsInText,
  flagsInFields,
  flagsInText,
  withoutFlags,
  publicationOf,
} from '#scripts/read/documents/index.ts'
import { yamlDiagnostics } from './file/yaml-features.ts'
import { checkBody } from './file/body.ts'
import { checkStructure } from './file/structure.ts'
import { checkFlags } from './file/flags.ts'
import { parseData } from './file/parse-data.ts'
import { completedBy, type Original, untranslatedText } from './file/translation.ts'

/** The key of a file in the cache; of a translation, with the bytes of its original. */
export const fileKey = (kind: KindName, bytes: Uint8Array, original?: Uint8Array): CacheKey =>
  original ? [kind, bytes, original] : [kind, bytes]

export type FileOptions = {
  readonly cache?: Pick<Cache, 'get' | 'set'>
  readonly original?: Document | undefined
}

type Place = { readonly kind: KindName; readonly slug: string; readonly language: Language }

/** Reads and checks a single file. Caches it only if it has no fault: files with faults are few. */
export async function checkFile(
  { path, bytes }: SourceFile,
  { kind, slug, language }: Place,
  { cache, original }: FileOptions = {},
): Promise<Document> {
  const key = fileKey(kind, bytes, original && Buffer.from(original.text))
  const { text, isReadable, diagnostics } = readText(bytes)
  const documentOf = (check: FileCheck): Document => ({
    ...check,
    path,
    kind,
    slug,
    language,
    text,
    original: original?.text,
    publication: original?.publication ?? publicationOf({ path, ...check }),
    toSupply: (original ?? check).flags.flatMap(({ flag, field }) =>
      flag === 'toSupply' ? [field] : [],
    ),
    diagnostics: [...diagnostics, ...check.diagnostics],
  })
  if (!isReadable) return documentOf(unread)
  const known = cache?.get(key)
  if (known) return documentOf(JSON.parse(known.toString()))
  const check = await checkText(text, { kind, language }, original)
  if (check.diagnostics.length === 0) cache?.set(key, JSON.stringify(check))
  return documentOf(check)
}

const unread: FileCheck = {
  fields: undefined,
  data: undefined,
  body: undefined,
  bodyLine: 1,
  mentions: [],
  flags: [],
  diagnostics: [],
}

/** Checks a text. Never throws, whatever its content. */
async function checkText(
  text: string,
  { kind, language }: Omit<Place, 'slug'>,
  original: Original | undefined,
): Promise<FileCheck> {
  if (text.trim() === '') {
    return { ...unread, diagnostics: [{ rule: 'file-empty', message: 'the file is empty' }] }
  }
  const conflict = conflictDiagnostic(text)
  const unreadable = conflict ? [conflict] : oldFont(text)
  if (unreadable.length > 0) return { ...unread, diagnostics: unreadable }
  if (kind === 'site')
    return { ...unread, ...checkFields(parseYaml(text), { kind, language }, original) }
  const { yaml, bodyLine, diagnostics } = splitFrontmatter(text)
  if (!yaml) return { ...unread, diagnostics }
  // The Markdown parser takes a tenth of a second to load.
  const { bodyInPlace, compileBody } = await import('#scripts/read/markdown/index.ts')
  const { checkMarks } = await import('./file/marks.ts')
  const { parsed, hast, ...body } = compileBody(bodyInPlace(text, bodyLine))
  const fields = checkFields(yaml, { kind, language }, original)
  const isMissing = body.isEmpty && original?.body?.isEmpty === false
  return {
    ...fields,
    body: isMissing ? original.body : body,
    bodyLine,
    lacksText: isMissing,
    mentions: [...fields.mentions, ...mentionsInText(body)],
    flags: [...fields.flags, ...flagsInText(body)],
    diagnostics: [
      ...diagnostics,
      ...fields.diagnostics,
      ...body.diagnostics,
      ...(hast ? checkStructure(hast) : []),
      ...(parsed ? checkMarks(parsed) : []),
      ...checkBody(body, { kind, fields: fields.fields, text, bodyLine }),
      ...(isMissing && kinds[kind].body === 'allowed'
        ? [untranslatedText(original, bodyLine)]
        : []),
    ],
  }
}

function checkFields(
  written: ParsedYaml,
  { kind, language }: Omit<Place, 'slug'>,
  original: Original | undefined,
) {
  const own = { yaml: written, faults: [], isOwn: () => true }
  const { yaml, faults: misfits, isOwn } = original ? completedBy(original, language, written) : own
  const isHere = ({ field }: Pick<LocalDiagnostic, 'field'>) => isOwn(pathOf(field ?? ''))
  const { data, faults } = validate(yaml, kind)
  return {
    fields: yaml.value,
    data: withoutFlags(data),
    mentions: mentionsInFields(kind, yaml).filter(({ place }) => isHere(place)),
    flags: flagsInFields(kind, yaml).filter(isHere),
    diagnostics: [
      ...yamlDiagnostics(yaml),
      ...misfits,
      ...[...faults, ...checkFlags(kind, yaml)].filter(isHere),
    ],
  }
}

/** The path that a field such as `plans.0.name` stands for. */
const pathOf = (field: string) => field.split('.').filter((step) => step !== '')

/** The fields in the shape of their schema, or a diagnostic for everything that doesn't fit. */
function validate(
  { value, places }: ParsedYaml,
  kind: KindName,
): { data?: unknown; faults: readonly LocalDiagnostic[] } {
  if (value === undefined) return { faults: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'expected fields such as `title: …`, one a line'
    return { faults: [{ ...places.value([]), rule: 'wrong-type', message }] }
  }
  const { data, faults } = parseData(kinds[kind].schema, value, yamlNotation)
  const placed = faults.map(({ path, at, ...text }) =>
    Object.assign(text, places[at](path), { field: path.join('.') }),
  )
  return { data, faults: placed }
}

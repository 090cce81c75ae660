import { hash as hashOf } from 'node:crypto'
import { kinds, type KindName } from '#content/schema/kinds.ts'
import type { Cache } from '#scripts/system/cache.ts'
import { fileStart, type LocalDiagnostic } from '../explain/diagnostic.ts'
import { yamlNotation } from '../explain/explain-issue.ts'
import { conflictDiagnostic, readText } from '../read/read-text.ts'
import { oldFont } from '../read/old-font.ts'
import { parseYaml, type ParsedYaml } from '../read/parse-yaml.ts'
import { splitFrontmatter } from '../read/split-frontmatter.ts'
import type { Document, FileCheck, SourceFile } from '../types.ts'
import { mentionsInFields, mentionsInText } from './document.ts'
import { checkBody } from './body.ts'
import { checkFlags, flagsInFields, flagsInText, withoutFlags } from './flags.ts'
import { parseData } from './parse-data.ts'
import { publicationOf } from './publication.ts'

/** Reads and checks a single file. Caches it only if it has no fault: files with faults are few. */
export async function checkFile(
  { path, bytes }: SourceFile,
  { kind, slug }: { readonly kind: KindName; readonly slug: string },
  cache?: Pick<Cache, 'get' | 'set'>,
): Promise<Document> {
  const hash = hashOf('sha256', bytes)
  const { text, isReadable, diagnostics } = readText(bytes)
  const documentOf = (check: FileCheck): Document => ({
    ...check,
    path,
    kind,
    slug,
    hash,
    text,
    publication: publicationOf({ path, ...check }),
    diagnostics: [...diagnostics, ...check.diagnostics],
  })
  if (!isReadable) return documentOf(unread)
  const known = cache?.get([kind, hash])
  if (known) return documentOf(JSON.parse(known.toString()))
  const check = await checkText(text, kind)
  if (check.diagnostics.length === 0) cache?.set([kind, hash], JSON.stringify(check))
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
async function checkText(text: string, kind: KindName): Promise<FileCheck> {
  if (text.trim() === '') {
    const message = 'the file is empty'
    return { ...unread, diagnostics: [{ ...fileStart, rule: 'file-empty', message }] }
  }
  const conflict = conflictDiagnostic(text)
  const unreadable = conflict ? [conflict] : oldFont(text)
  if (unreadable.length > 0) return { ...unread, diagnostics: unreadable }
  if (kind === 'site') return { ...unread, ...checkFields(parseYaml(text), kind) }
  const { yaml, body: source, bodyLine, diagnostics } = splitFrontmatter(text)
  if (!yaml) return { ...unread, diagnostics }
  // The Markdown parser takes a tenth of a second to load.
  const { compileBody } = await import('../markdown/compile-body.ts')
  const body = compileBody('\n'.repeat(bodyLine - 1) + source)
  const fields = checkFields(yaml, kind)
  return {
    ...fields,
    body,
    bodyLine,
    mentions: [...fields.mentions, ...mentionsInText(body)],
    flags: [...fields.flags, ...flagsInText(body)],
    diagnostics: [
      ...diagnostics,
      ...fields.diagnostics,
      ...body.diagnostics,
      ...checkBody(body, { kind, text, bodyLine }),
    ],
  }
}

function checkFields(yaml: ParsedYaml, kind: KindName) {
  const { data, faults } = validate(yaml, kind)
  return {
    fields: yaml.value,
    data: withoutFlags(data),
    mentions: mentionsInFields(kind, yaml),
    flags: flagsInFields(kind, yaml),
    diagnostics: [...yaml.diagnostics, ...faults, ...checkFlags(kind, yaml)],
  }
}

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

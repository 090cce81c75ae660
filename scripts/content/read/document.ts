import { createHash } from 'node:crypto'
import type { KindName } from '#content/schema/kinds.ts'
import { conflictDiagnostic } from './conflict.ts'
import type { DocumentCache, KeptDocument } from './document-cache.ts'
import type { CompiledBody } from '../markdown/compile-body.ts'
import { parseYaml, type ParsedYaml } from './parse-yaml.ts'
import { readText } from './read-text.ts'
import { splitFrontmatter } from './split-frontmatter.ts'
import type { SourceFile } from '../types.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/**
 * One file, read by itself: nothing here depends on a schema or on another file.
 * `yaml` and `facts` are undefined when the file could not be read that far.
 */
export type Document = {
  readonly path: string
  readonly kind: KindName
  readonly slug: string
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  readonly sum: string
  readonly text: string
  readonly yaml: ParsedYaml | undefined
  readonly facts: CompiledBody | undefined
  readonly bodyLine: number
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** Whether all of a file could be read: of one that could not, nobody knows what else stands in it. */
export const isReadWhole = ({ kind, yaml, facts }: Document): boolean =>
  yaml?.value !== undefined &&
  (kind === 'site' || (facts !== undefined && facts.tree !== undefined))

/** What the text of a file says, whatever the file is called. */
type Parts = Pick<Document, 'yaml' | 'facts' | 'bodyLine' | 'diagnostics'>

const unread: Parts = { yaml: undefined, facts: undefined, bodyLine: 1, diagnostics: [] }

/** Reads a file into its parts, if the cache does not know them. Never throws for what stands in the file. */
export async function readDocument(
  file: SourceFile,
  kind: KindName,
  slug: string,
  cache?: DocumentCache,
): Promise<Document> {
  const sum = sumOf(file)
  const { text, isReadable, diagnostics } = readText(file.bytes)
  const named = { path: file.path, kind, slug, sum, text }
  if (!isReadable) return { ...named, ...unread, diagnostics }
  const key = keyOf(sum, kind)
  const format = formatOf(kind)
  const known = cache?.get(key)
  const parts = known ? restore(known, () => text, format) : await readParts(text, format)
  if (!known) cache?.set(key, withoutPlaces(parts))
  return { ...named, ...parts, diagnostics: [...diagnostics, ...parts.diagnostics] }
}

/** The sum of a file's bytes, which are read only when it is not known. */
export const sumOf = (file: SourceFile): string =>
  file.sum ?? createHash('sha256').update(file.bytes).digest('hex')

/** What caches know a document by: its bytes and how they are read. */
export const keyOf = (sum: string, kind: KindName) => `${sum}-${kind}`

type Format = 'yaml' | 'mdx'
const formatOf = (kind: KindName): Format => (kind === 'site' ? 'yaml' : 'mdx')

/**
 * A document without a fault that the cache has: neither its file nor the cache is read before
 * somebody asks for what stands there, and what was read is held only as long as somebody needs it.
 */
export function keptDocument(
  file: SourceFile,
  kind: KindName,
  slug: string,
  cache: DocumentCache,
): Document {
  const sum = sumOf(file)
  let text: string | undefined
  let known: WeakRef<Parts> | undefined
  const textNow = () => (text ??= readText(file.bytes).text)
  const partsNow = () => {
    const kept = known?.deref()
    if (kept) return kept
    const found = cache.get(keyOf(sum, kind))
    const parts = found ? restore(found, textNow, formatOf(kind)) : unread
    known = new WeakRef(parts)
    return parts
  }
  return {
    path: file.path,
    kind,
    slug,
    sum,
    get text() {
      return textNow()
    },
    get yaml() {
      return partsNow().yaml
    },
    get facts() {
      return partsNow().facts
    },
    get bodyLine() {
      return partsNow().bodyLine
    },
    diagnostics: [],
  }
}

async function readParts(text: string, format: Format): Promise<Parts> {
  if (text.trim() === '') {
    const empty: LocalDiagnostic = {
      line: 1,
      column: 1,
      rule: 'file-empty',
      message: 'the file is empty',
    }
    return { ...unread, diagnostics: [empty] }
  }
  const conflict = conflictDiagnostic(text)
  if (conflict) return { ...unread, diagnostics: [conflict] }
  if (format === 'yaml') {
    const yaml = parseYaml(text)
    return { ...unread, yaml, diagnostics: yaml.diagnostics }
  }
  const { yaml, body, bodyLine, diagnostics } = splitFrontmatter(text)
  if (!yaml) return { ...unread, diagnostics }
  const facts = await factsOf('\n'.repeat(bodyLine - 1) + body)
  return {
    yaml,
    facts,
    bodyLine,
    diagnostics: [...diagnostics, ...yaml.diagnostics, ...facts.diagnostics],
  }
}

/** The MDX engine is loaded only for a body that the cache does not know. */
async function factsOf(source: string): Promise<CompiledBody> {
  const { compileBody } = await import('../markdown/compile-body.ts')
  return compileBody(source)
}

function withoutPlaces({ yaml, ...parts }: Parts): KeptDocument {
  if (!yaml) return { ...parts, yaml }
  const { value, marks, diagnostics } = yaml
  return { ...parts, yaml: { value, marks, diagnostics } }
}

/** Places are asked for only where there is something to say; the fields are then parsed again. */
function restore({ yaml, ...parts }: KeptDocument, text: () => string, format: Format): Parts {
  if (!yaml) return { ...parts, yaml }
  let parsed: ParsedYaml | undefined
  const places = () => {
    parsed ??= format === 'yaml' ? parseYaml(text()) : splitFrontmatter(text()).yaml
    return (parsed ?? parseYaml('')).places
  }
  return {
    ...parts,
    yaml: {
      ...yaml,
      get places() {
        return places()
      },
    },
  }
}

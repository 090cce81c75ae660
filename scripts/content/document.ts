import { createHash } from 'node:crypto'
import type { KindName } from '#content/schema/kinds.ts'
import { noBody } from './mdx-facts.ts'
import type { MdxCache, MdxFacts } from './mdx-facts.ts'
import { parseYaml } from './parse-yaml.ts'
import type { ParsedYaml } from './parse-yaml.ts'
import { readText } from './read-text.ts'
import { splitFrontmatter } from './split-frontmatter.ts'
import type { Finding, SourceFile } from './types.ts'

/**
 * One file, read by itself: nothing here depends on a schema or on another file.
 * `yaml` and `facts` are undefined when the file could not be read that far.
 */
export type Document = {
  readonly path: string
  readonly kind: KindName
  readonly slug: string
  readonly text: string
  readonly yaml: ParsedYaml | undefined
  readonly facts: MdxFacts | undefined
  readonly bodyLine: number
  readonly findings: readonly Finding[]
}

/** Reads a file into its parts. Never throws for what stands in the file. */
export async function readDocument(
  { path, bytes }: SourceFile,
  kind: KindName,
  slug: string,
  cache?: MdxCache,
): Promise<Document> {
  const { text, isReadable, findings } = readText(bytes)
  const document = {
    path,
    kind,
    slug,
    text,
    yaml: undefined,
    facts: undefined,
    bodyLine: 1,
    findings,
  }
  if (!isReadable) return document
  if (text.trim() === '') {
    const empty: Finding = { line: 1, column: 1, rule: 'file-empty', message: 'the file is empty' }
    return { ...document, findings: [...findings, empty] }
  }
  if (kind === 'site') {
    const yaml = parseYaml(text)
    return { ...document, yaml, findings: [...findings, ...yaml.findings] }
  }
  const { yaml, body, bodyLine, findings: fences } = splitFrontmatter(text)
  if (!yaml) return { ...document, findings: [...findings, ...fences] }
  const facts = await factsOf('\n'.repeat(bodyLine - 1) + body, path, cache)
  const all = [...findings, ...yaml.findings, ...facts.findings]
  return { ...document, yaml, facts, bodyLine, findings: all }
}

/** The MDX engine is loaded only for a body that the cache does not know. */
async function factsOf(source: string, path: string, cache?: MdxCache): Promise<MdxFacts> {
  if (source.trim() === '') return noBody
  const key = createHash('sha256').update(source).digest('hex')
  const known = cache?.get(key)
  if (known) return known
  const { compileMdx } = await import('./mdx.ts')
  const facts = await compileMdx(source, path)
  cache?.set(key, facts)
  return facts
}

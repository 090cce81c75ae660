import { type Document, type LineCounter, parseDocument, stringify, type YAMLError } from 'yaml'
import type { Span } from '#content/schema/entry.ts'
import { explainYaml } from './explain-yaml.ts'
import { nestingFault } from './nesting.ts'
import { YamlPlaces } from './yaml-places.ts'
import type { LocalDiagnostic } from '../diagnostics/index.ts'

export const maxFields = 16_000

/** YAML with a place for every value, or `diagnostics` that say why its `value` is undefined. */
export type ParsedYaml = {
  readonly value: unknown
  readonly places: YamlPlaces
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** Parses YAML, from the first line of a file on. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const places = new YamlPlaces(text)
  const refused = refuse(text)
  if (refused) return { value: undefined, places, diagnostics: [refused] }
  try {
    const document = parse(text, places.counter)
    places.contents = document.contents
    const diagnostics = syntaxDiagnostics(document, text, places)
    return { value: diagnostics.length > 0 ? undefined : valueOf(document), places, diagnostics }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = 'the fields are nested too deep'
    const tooDeep = { rule: 'too-deep', message } as const
    return { value: undefined, places, diagnostics: [tooDeep] }
  }
}

/** The data; undefined if it has an alias, which is a fault: a value could contain itself. */
function valueOf(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {}
  } catch (error) {
    if (error instanceof RangeError) throw error
    return undefined
  }
}

function refuse(text: string): LocalDiagnostic | undefined {
  if (text.length > maxFields) {
    const message = 'over 16,000 characters of fields; this is far more than a page can use'
    return { rule: 'file-size', message }
  }
  if (/^\n?%/.test(text)) {
    const line = 1 + text.indexOf('%')
    return { line, column: 1, rule: 'yaml-feature', message: 'YAML directives are not used here' }
  }
  return nestingFault(text)
}

const parse = (text: string, lineCounter: LineCounter): Document.Parsed =>
  parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    // yaml-features.ts checks this: the parser's own check takes seconds for ten thousand keys.
    uniqueKeys: false,
    stringKeys: true,
    logLevel: 'error',
  })

/** One diagnostic a line. Leaves out errors that only follow from an open quotation mark or a tab. */
function syntaxDiagnostics(document: Document.Parsed, text: string, places: YamlPlaces) {
  const diagnostics: LocalDiagnostic[] = []
  const firstTab = document.errors.find(isTab)?.pos[0] ?? text.length
  for (const error of document.errors) {
    const span = spanOf(error, places)
    if (diagnostics.some(({ line }) => line === span.line)) continue
    // After a tab, the parser's columns are wrong.
    if (error.pos[0] > firstTab && !isTab(error)) continue
    const explanation = explainYaml(error, text.slice(error.pos[0]))
    diagnostics.push({ ...span, rule: 'yaml-syntax', ...explanation })
    if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) break
  }
  return diagnostics
}

const isTab = ({ code }: YAMLError) => code === 'TAB_AS_INDENT'

/** The place of an error. For an unclosed bracket or quotation mark, where it opens. */
function spanOf({ code, message, pos: [from, to] }: YAMLError, places: YamlPlaces): Span {
  const isFlow = code === 'BAD_INDENT' && /^flow/i.test(message)
  const open = isFlow ? 'brackets' : code === 'MISSING_CHAR' ? 'quotation' : undefined
  return (open && places.opening(open, from)) ?? places.span(from, to)
}

/** A value as YAML writes it, in quotation marks if it needs them, and a group in braces. */
export const inYaml = (value: unknown): string =>
  stringify(value, {
    collectionStyle: typeof value === 'object' ? 'flow' : 'any',
    lineWidth: 0,
  }).trimEnd()

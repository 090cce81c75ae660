import type { Span } from '#content/schema/collections.ts'
import {
  type CompileResult,
  type SourceFile,
  type UnpublishedEntry,
  compare,
  entriesIn,
  fieldsOfFile,
} from '#scripts/content/index.ts'
import { isExample, isWorkingName } from './working-values.ts'

/** What the owner has still to supply, by what it is. */
export type WantKind = 'placeholder' | 'working value' | 'form endpoint' | 'portrait' | 'file'

/** One thing to supply, where it stands. `text` is what stands there now. */
export type Want = Pick<Span, 'line' | 'column'> & {
  readonly kind: WantKind
  readonly path: string
  readonly field: string
  readonly text: string
}

/**
 * `wants`: all that is still to be supplied, by file and line, each place once.
 * `faults`: how many faults the check finds beside them.
 * `madeBrochures`: the programs whose brochure the build makes from their own text.
 * `unpublished`: the entries that are not on the site today; nothing is wanted of those that
 * will not come to it by themselves.
 */
export type LaunchReport = {
  readonly wants: readonly Want[]
  readonly diagnostics: number
  readonly madeBrochures: readonly string[]
  readonly unpublished: readonly UnpublishedEntry[]
}

const endpoint = { path: 'content/site.yaml', field: 'form.endpoint' } as const

/** What stands between the content and the public. Pure: `files` are those that gave `result`. */
export function launchReport(result: CompileResult, files: readonly SourceFile[]): LaunchReport {
  const missing = result.diagnostics.filter(({ rule }) => rule === 'missing-file')
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error')
  const all = [...exampleFields(files), ...exampleLinks(result), ...portraits(result)]
  for (const { path, line, column, field = '', message } of missing)
    all.push({ kind: 'file', path, line, column, field, text: message })
  for (const place of result.placeholders) all.push({ kind: kindOf(place), ...place })
  const { unpublished } = result
  const hidden = new Set(
    unpublished.filter(({ why }) => why.reason !== 'early').map(({ path }) => path),
  )
  const wants = eachPlaceOnce(all.filter(({ path }) => !hidden.has(path)))
  return {
    wants: wants.toSorted(
      (a, b) => compare(a.path, b.path) || a.line - b.line || a.column - b.column,
    ),
    diagnostics: errors.filter(({ rule }) => rule !== 'missing-file').length,
    madeBrochures: (result.content?.programs ?? [])
      .filter(({ data }) => data.brochureLink === undefined)
      .map(({ slug }) => slug),
    unpublished,
  }
}

const kindOf = ({ path, field }: Pick<Want, 'path' | 'field'>): WantKind =>
  path === endpoint.path && field === endpoint.field ? 'form endpoint' : 'placeholder'

/** Values that belong to nobody, marked as placeholders or not. */
function exampleFields(files: readonly SourceFile[]): Want[] {
  return files.flatMap((file) =>
    fieldsOfFile(file)
      .filter(({ field, text }) => isExample(text) || isSiteName(file.path, field, text))
      .map(({ line, column, field, text }) => {
        const isEndpoint = kindOf({ path: file.path, field }) === 'form endpoint'
        const kind = isEndpoint ? 'form endpoint' : 'working value'
        return { kind, path: file.path, line, column, field, text }
      }),
  )
}

const isSiteName = (path: string, field: string, text: string) =>
  path === 'content/site.yaml' && isWorkingName(field, text)

/** Links in a text that lead to an example address. */
function exampleLinks({ content }: CompileResult): Want[] {
  if (!content) return []
  return entriesIn(content).flatMap(({ entry }) =>
    ('body' in entry ? entry.body.links : [])
      .filter(({ href }) => isExample(href))
      .map(({ href, line, column }) => ({
        kind: 'working value' as const,
        path: entry.path,
        line,
        column,
        field: 'body',
        text: href,
      })),
  )
}

/** Reviews without a portrait: a woven medallion stands there until it is given. */
function portraits({ content }: CompileResult): Want[] {
  const without = content?.testimonials.filter(({ data }) => data.image === undefined) ?? []
  return without.map(({ path, data }) => ({
    kind: 'portrait',
    path,
    line: 1,
    column: 1,
    field: 'image',
    text: `no portrait of ${data.name}`,
  }))
}

/** What is both a placeholder and an example is listed as the example: it says more. */
function eachPlaceOnce(wants: readonly Want[]): Want[] {
  const places = new Map<string, Want>()
  for (const want of wants) {
    const key = `${want.path}:${want.line}:${want.column} ${want.field}`
    if (!places.has(key)) places.set(key, want)
  }
  return [...places.values()]
}

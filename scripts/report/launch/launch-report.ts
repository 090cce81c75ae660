import type { Span } from '#content/schema/collections.ts'
import {
  type CompileResult,
  type Document,
  type UnpublishedEntry,
  compare,
  entriesIn,
  fieldTexts,
} from '#scripts/content/index.ts'

export type MissingKind = 'placeholder' | 'working value' | 'form endpoint' | 'portrait' | 'file'

/** Something that the owner still has to supply. `text` is the present value. */
export type MissingItem = Pick<Span, 'line' | 'column'> & {
  readonly kind: MissingKind
  readonly path: string
  readonly field: string
  readonly text: string
}

export type LaunchReport = {
  /** By file and line, one item at each place. */
  readonly missing: readonly MissingItem[]
  /** The number of other faults that the check finds. */
  readonly diagnostics: number
  /** The programs whose brochures the build makes. */
  readonly madeBrochures: readonly string[]
  /** The entries that are not on the site today. Those that don't appear by themselves need nothing. */
  readonly unpublished: readonly UnpublishedEntry[]
}

/** What the owner still has to supply. */
export function launchReport(result: CompileResult): LaunchReport {
  const { content, diagnostics, placeholders, unpublished } = result
  const all: MissingItem[] = [
    ...exampleFields(result.documents),
    ...exampleLinks(result),
    ...portraits(result),
    ...diagnostics.filter(isMissingFile).map(({ path, line, column, field = '', message }) => {
      return { kind: 'file' as const, path, line, column, field, text: message }
    }),
    ...placeholders.map(({ path, line, column, field, text }) => {
      return { kind: kindOf(path, field, 'placeholder'), path, line, column, field, text }
    }),
  ]
  const hidden = new Set(
    unpublished.filter(({ why }) => why.reason !== 'early').map(({ path }) => path),
  )
  // A placeholder with an example value is listed as the example, which is more specific.
  const places = new Map<string, MissingItem>()
  for (const item of all.filter(({ path }) => !hidden.has(path))) {
    const place = `${item.path}:${item.line}:${item.column} ${item.field}`
    if (!places.has(place)) places.set(place, item)
  }
  return {
    missing: [...places.values()].toSorted(
      (a, b) => compare(a.path, b.path) || a.line - b.line || a.column - b.column,
    ),
    diagnostics: diagnostics.filter((each) => each.severity === 'error' && !isMissingFile(each))
      .length,
    madeBrochures: (content?.programs ?? [])
      .filter(({ data }) => data.brochureLink === undefined)
      .map(({ slug }) => slug),
    unpublished,
  }
}

const isMissingFile = ({ rule }: { rule: string }) => rule === 'missing-file'

const kindOf = (path: string, field: string, otherwise: MissingKind): MissingKind =>
  path === 'content/site.yaml' && field === 'form.endpoint' ? 'form endpoint' : otherwise

/** The names that the site was started with. */
const workingNames: Readonly<Record<string, string>> = {
  name: 'Maitighar Institute',
  nepaliName: 'माइतीघर इन्स्टिच्युट',
}

/** RFC 2606 reserves these hosts for examples. */
const exampleHost = /(?:^|[/@.])example\.(?:org|com|net)(?=[/:?#]|$)/i
const examplePhone = '+97710000000'
/** A profile or a form as in a manual: `facebook.com/example`. */
const exampleAccount = /^https:\/\/\S+\/(?:example|your-?name|abcdwxyz|your-?form-?id)\/?$/i

const isExample = (value: string) =>
  exampleHost.test(value) ||
  exampleAccount.test(value) ||
  value.replaceAll(/[^+\d]/g, '') === examplePhone

const isWorkingName = (path: string, field: string, text: string) =>
  path === 'content/site.yaml' &&
  Object.hasOwn(workingNames, field) &&
  workingNames[field] === text.trim()

/** Fields with an example value, marked as placeholders or not. */
function exampleFields(documents: readonly Document[]): MissingItem[] {
  return documents.flatMap((document) => {
    const { path } = document
    return fieldTexts(document)
      .filter(({ field, text }) => isExample(text) || isWorkingName(path, field, text))
      .map(({ line, column, field, text }) => {
        return { kind: kindOf(path, field, 'working value'), path, line, column, field, text }
      })
  })
}

/** Links in a text that lead to an example address. */
function exampleLinks({ content }: CompileResult): MissingItem[] {
  return (content ? entriesIn(content) : []).flatMap(({ entry }) =>
    ('body' in entry ? entry.body.links : [])
      .filter(({ href }) => isExample(href))
      .map(({ href: text, line, column }) => {
        return { kind: 'working value', path: entry.path, line, column, field: 'body', text }
      }),
  )
}

/** Testimonials without a portrait. The page shows a woven medallion instead. */
function portraits({ content }: CompileResult): MissingItem[] {
  const without = content?.testimonials.filter(({ data }) => data.image === undefined) ?? []
  return without.map(({ path, data }) => {
    const text = `no portrait of ${data.name}`
    return { kind: 'portrait', path, line: 1, column: 1, field: 'image', text }
  })
}

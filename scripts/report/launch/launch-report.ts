import type { Span } from '#content/schema/collections.ts'
import { type CompileResult, type Document, byPlace, fieldTexts } from '#scripts/content/index.ts'
import { counted } from '#scripts/system/counted.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { printable } from '#scripts/system/printable.ts'

type MissingKind = 'placeholder' | 'working value' | 'form endpoint' | 'portrait' | 'file'

/** Something that the owner still has to supply. `text` is the present value. */
type MissingItem = Pick<Span, 'line' | 'column'> & {
  readonly kind: MissingKind
  readonly path: string
  readonly field: string
  readonly text: string
}

export function launchReport(result: CompileResult) {
  const { content, documents, diagnostics, placeholders, unpublished } = result
  const missingFiles = diagnostics.filter(isMissingFile)
  const portraits = content?.testimonials.filter(({ data }) => data.image === undefined) ?? []
  const items = [
    ...documents.flatMap(exampleValues).map(itemOf('working value')),
    ...missingFiles.map(({ message, ...at }) => itemOf('file')({ ...at, text: message })),
    ...placeholders.map(itemOf('placeholder')),
    // The page shows a woven medallion in place of a portrait.
    ...portraits.map(({ path, data }) => {
      const text = `no portrait of ${data.name}`
      return itemOf('portrait')({ path, line: 1, column: 1, field: 'image', text })
    }),
  ]
  // The owner supplies nothing for entries that are drafts or no longer on the site.
  const hidden = new Set(
    unpublished.filter(({ why }) => why.reason !== 'early').map(({ path }) => path),
  )
  // A placeholder with an example value is listed as the example, which is more specific.
  const missing = new Map<string, MissingItem>()
  for (const item of items) {
    const place = `${item.path}:${item.line}:${item.column} ${item.field}`
    if (!missing.has(place) && !hidden.has(item.path)) missing.set(place, item)
  }
  return {
    /** By file and line, one item at each place. */
    missing: [...missing.values()].toSorted(byPlace),
    /** The number of other faults that the check finds. */
    diagnostics: diagnostics.filter((each) => each.severity === 'error' && !isMissingFile(each))
      .length,
    /** The programs whose brochures the build makes. */
    madeBrochures: (content?.programs ?? [])
      .filter(({ data }) => data.brochureLink === undefined)
      .map(({ slug }) => slug),
    /** The entries that are not on the site today. */
    unpublished,
  }
}

type Found = Omit<MissingItem, 'kind' | 'field'> & { readonly field?: string }

const itemOf =
  (kind: MissingKind) =>
  ({ path, line, column, field = '', text }: Found): MissingItem => {
    const isEndpoint = path === 'content/site.yaml' && field === 'form.endpoint'
    return { kind: isEndpoint ? 'form endpoint' : kind, path, line, column, field, text }
  }

const isMissingFile = ({ rule }: { rule: string }) => rule === 'missing-file'

/** The names that the site was started with, as fields of content/site.yaml. */
const workingNames = new Map([
  ['name', 'Maitighar Institute'],
  ['nepaliName', 'माइतीघर इन्स्टिच्युट'],
])

/** RFC 2606 reserves these hosts for examples. */
const exampleHost = /(?:^|[/@.])example\.(?:org|com|net)(?=[/:?#]|$)/i
const examplePhone = '+97710000000'
/** A profile or a form as in a manual: `facebook.com/example`. */
const exampleAccount = /^https:\/\/\S+\/(?:example|your-?name|abcdwxyz|your-?form-?id)\/?$/i

const isExample = (text: string) =>
  exampleHost.test(text) ||
  exampleAccount.test(text) ||
  text.replaceAll(/[^+\d]/g, '') === examplePhone

/** Fields with an example value, marked as placeholders or not, and links in a text to an example address. */
function exampleValues(document: Document): Found[] {
  const { path, mentions } = document
  const addresses = mentions.flatMap(({ value: text, link, place: { field, line, column } }) =>
    link && field === undefined ? [{ line, column, field: 'body', text }] : [],
  )
  const isWorkingName = (field: string, text: string) =>
    path === 'content/site.yaml' && workingNames.get(field) === text.trim()
  return [...fieldTexts(document), ...addresses]
    .filter(({ field, text }) => isExample(text) || isWorkingName(field, text))
    .map(({ line, column, field, text }) => ({ path, line, column, field, text }))
}

/** The report for a terminal: the items of each file with their places, and a line that counts them. */
export function formatLaunch({
  missing,
  diagnostics,
  madeBrochures,
}: ReturnType<typeof launchReport>): string {
  const files = groupBy(missing, ({ path }) => path)
  const kinds = groupBy(missing, ({ kind }) => (kind === 'file' ? 'missing file' : kind))
  const counts = Array.from(kinds, ([kind, list]) => counted(list.length, kind)).join(', ')
  const summary = [
    missing.length > 0 &&
      `${missing.length} to supply: ${counts} in ${counted(files.size, 'file')}.`,
    diagnostics > 0 && `${counted(diagnostics, 'fault')} to fix first: see \`npm run check\`.`,
    missing.length + diagnostics === 0 && 'Nothing is left to supply.',
    madeBrochures.length > 0 &&
      `The build makes ${counted(madeBrochures.length, 'brochure')} from the programs' own text.`,
  ].filter((sentence) => sentence !== false)
  const groups = Array.from(files, ([path, list]) =>
    [`${path} (${list.length})`, ...list.map(lineOf)].join('\n'),
  )
  return printable(`${[...groups, summary.join(' ')].join('\n\n')}\n`)
}

function lineOf({ path, line, column, field, text, kind }: MissingItem): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const value = words.length > 90 ? `${words.slice(0, 89).trimEnd()}…` : words
  const note = kind === 'working value' || kind === 'form endpoint' ? ` (${kind})` : ''
  return `  ${path}:${line}:${column}  ${field}: ${value}${note}`
}

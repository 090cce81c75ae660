import { bikramSambat, lastVerifiedYear } from '#content/schema/course/bikram-sambat.ts'
import type { FlagName } from '#content/schema/fields.ts'
import { originalPath } from '#content/schema/languages.ts'
import type { CompileResult, Document, Flag } from '#scripts/content/documents/index.ts'
import { byPlace } from '#scripts/content/diagnostics/index.ts'
import { isNeutralAddress } from '#scripts/content/fields/index.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { printable } from '#scripts/system/text/printable.ts'

export type OpenItem = Omit<Flag, 'flag'>

/**
 * What is still to supply and to confirm, for every command that counts or lists it. With a `day`, also
 * the next year of Bikram Sambat, if it begins soon after and its months are not verified. `besides` is
 * to supply outside the content.
 */
export function launchReport(
  result: CompileResult,
  day?: string,
  besides: readonly OpenItem[] = [],
) {
  const { content, documents, diagnostics, flags, unpublished } = result
  // Nothing is open in entries that are drafts or no longer on the site.
  const hidden = new Set(
    unpublished.filter(({ why }) => /^(?:draft|late)$/.test(why.reason)).map(({ path }) => path),
  )
  const shown = (items: readonly OpenItem[]) =>
    items.filter(({ path }) => !hidden.has(originalPath(path))).toSorted(byPlace)
  const flagged = (name: FlagName) => flags.filter(({ flag }) => flag === name)
  const missingFiles = diagnostics.filter(isMissingFile)
  return {
    toSupply: shown([
      ...flagged('toSupply'),
      ...documents.flatMap(neutralLinks),
      ...(day === undefined ? [] : monthsOfNextYear(day)),
      ...besides,
      ...missingFiles.map(({ path, line, column, field = '', message }) => {
        return { path, line, column, field, text: message }
      }),
    ]),
    toConfirm: shown(flagged('toConfirm')),
    faults: diagnostics.filter((each) => each.severity === 'error' && !isMissingFile(each)).length,
    madeBrochures: (content?.programs ?? [])
      .filter(({ data }) => data.brochureLink === undefined)
      .map(({ slug }) => slug),
    hidden: [...hidden],
    unpublished,
  }
}

/** How long before a year of Bikram Sambat its months are asked for, in days. */
const daysAhead = 60

function monthsOfNextYear(day: string): OpenItem[] {
  const ahead = new Date(Date.parse(day) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  if (bikramSambat(ahead) !== undefined) return []
  const path = 'content/schema/course/bikram-sambat.ts'
  const text = `${lastVerifiedYear}; from Baisakh ${lastVerifiedYear + 1} on, pages show days in AD alone`
  return [{ path, line: 1, column: 1, field: 'lastVerifiedYear', text }]
}

const isMissingFile = ({ rule }: { rule: string }) => rule === 'missing-file'

const neutralLinks = ({ path, mentions }: Document): OpenItem[] =>
  mentions.flatMap(({ value: text, link, place: { field, line, column } }) =>
    link && field === undefined && isNeutralAddress(text)
      ? [{ path, line, column, field: 'body', text }]
      : [],
  )

/** The report for a terminal: what is to supply, what is to confirm, and a line that counts them. */
export function formatLaunch(report: ReturnType<typeof launchReport>): string {
  const { toSupply, toConfirm, faults, madeBrochures } = report
  const summary = [
    toSupply.length > 0 && `${toSupply.length} to supply.`,
    toConfirm.length > 0 && `${toConfirm.length} to confirm.`,
    faults > 0 && `${counted(faults, 'fault')} to fix first: see \`npm run check\`.`,
    toSupply.length + toConfirm.length + faults === 0 && 'Nothing is left to supply or to confirm.',
    madeBrochures.length > 0 &&
      `The build makes ${counted(madeBrochures.length, 'brochure')} from the programs' own text.`,
  ].filter((sentence) => sentence !== false)
  const parts = [...listOf('To supply', toSupply), ...listOf('To confirm', toConfirm)]
  return printable(`${[...parts, summary.join(' ')].join('\n\n')}\n`)
}

function listOf(heading: string, items: readonly OpenItem[]): string[] {
  const files = groupBy(items, ({ path }) => path)
  const groups = Array.from(files, ([path, list]) =>
    [`${path} (${list.length})`, ...list.map(lineOf)].join('\n'),
  )
  return groups.length > 0 ? [`${heading}:`, ...groups] : []
}

function lineOf({ path, line, column, field, text }: OpenItem): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  const value = words.length > 90 ? `${words.slice(0, 89).trimEnd()}…` : words
  return `  ${path}:${line}:${column}  ${field}: ${value}`
}

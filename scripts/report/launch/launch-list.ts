import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kindOf } from '#content/kinds/table.ts'
import { bikramSambat, lastVerifiedYear } from '#content/schema/course/bikram-sambat.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { driftRules } from '#scripts/check/repository/translation-drift.ts'
import { type CompileResult, entriesIn } from '#scripts/read/documents/index.ts'
import { byPlace, compare, type Diagnostic, placeOf } from '#scripts/read/diagnostics/index.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { printable } from '#scripts/system/text/printable.ts'
import { persuasionOf, scoreLines } from './persuasion.ts'
import { launchReport, type OpenItem } from './launch-report.ts'

/** A day on which the site changes by itself. */
type ComingDay = { readonly day: string; readonly path: string; readonly what: string }

type LaunchList = ReturnType<typeof launchReport> &
  ReturnType<typeof persuasionOf> & {
    /** The translations that lack words, or whose English text changed after them. */
    readonly translations: readonly Diagnostic[]
    readonly daysToCome: readonly ComingDay[]
  }

/** The list of `npm run launch` for a day. */
export async function launchList(root: string, day: string): Promise<LaunchList> {
  const opened = await openSite(root, day)
  const report = launchReport(opened)
  const untranslated = opened.diagnostics.filter(({ rule }) => rule === 'untranslated')
  const drift = await checkRepository(driftRules, { root, opened, day })
  return {
    ...report,
    toSupply: [...report.toSupply, ...ownerToSupply(root), ...monthsOfNextYear(day)],
    translations: [...untranslated, ...drift].toSorted(byPlace),
    daysToCome: daysToCome(opened, day),
    ...(opened.content ? persuasionOf(opened.content) : { scores: [], photographs: [] }),
  }
}

const codeOwners = '.github/CODEOWNERS'

/** In place of an owner's account. GitHub has no account with such a name. */
const placeholder = /(?<=^[^#\s].*)@OWNER_TO_SUPPLY\b/m

/** The first placeholder for an owner in CODEOWNERS. */
function ownerToSupply(root: string): OpenItem[] {
  const place = path.join(root, codeOwners)
  const text = existsSync(place) ? readFileSync(place, 'utf8') : ''
  const found = placeholder.exec(text)
  if (!found) return []
  const above = text.slice(0, found.index).split('\n')
  const column = (above.at(-1)?.length ?? 0) + 1
  return [{ path: codeOwners, line: above.length, column, field: 'owner', text: found[0] }]
}

/** The days from `today` on which an entry comes or goes by itself, the next one first. */
export function daysToCome(
  { content, documents }: Pick<CompileResult, 'content' | 'documents'>,
  today: string,
): ComingDay[] {
  const days = [
    ...documents
      .filter(({ publication }) => !publication.draft)
      .flatMap(({ path, publication: { from, until } }) => [
        { day: from, path, what: 'comes to the site' },
        { day: until, path, what: 'is on the site for the last time' },
      ]),
    ...(content ? entriesIn(content) : []).flatMap(({ kind, entry }) =>
      (kindOf(kind).changes?.(entry) ?? []).map(({ day, event }) => ({
        day,
        path: entry.path,
        what: event,
      })),
    ),
  ]
  return days
    .flatMap(({ day, ...rest }) => (day !== undefined && day >= today ? [{ day, ...rest }] : []))
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.path, b.path))
}

/** The months of a year of Bikram Sambat are asked for this many days before it begins. */
const daysAhead = 60

export function monthsOfNextYear(day: string): OpenItem[] {
  const ahead = new Date(Date.parse(day) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  if (bikramSambat(ahead) !== undefined) return []
  const path = 'content/schema/course/bikram-sambat.ts'
  const text = `${lastVerifiedYear}; from Baisakh ${lastVerifiedYear + 1} on, pages show days in AD alone`
  return [{ path, line: 1, column: 1, field: 'lastVerifiedYear', text }]
}

/** The list for a terminal, with a line that counts the open items. */
export function formatLaunch({ translations, daysToCome: days, ...report }: LaunchList): string {
  const { toSupply, toConfirm, scores, photographs } = report
  const parts = [
    ...filesOf('To supply', toSupply),
    ...filesOf('To confirm', toConfirm),
    ...linesOf(
      'Translations behind',
      translations.map((each) => `${placeOf(each)}  ${each.message}`),
    ),
    ...linesOf(
      'Days to come',
      days.map(({ day, path, what }) => `${day}  ${path}: ${what}`),
    ),
    ...linesOf(
      'Photographs to take',
      photographs.map(({ path, size, shows }) => `${path}  ${size}: ${shows}`),
    ),
    ...linesOf(
      persuasive,
      scores.flatMap((score) => scoreLines(score, score.of)),
    ),
  ]
  return printable(`${[...parts, summaryOf(report)].join('\n\n')}\n`)
}

const persuasive = 'Facts that persuade visitors, where most are missing first'

/** At most this many entries, with two or three lines each, fit a terminal of 80 columns and 24 lines. */
const entriesOnScreen = 5

/** The entries that lack most, and how much the whole list has, for a terminal of 80 columns and 24 lines. */
export function formatFirstScreen(list: LaunchList): string {
  const { scores, photographs, translations, daysToCome: days } = list
  const lines = scores.slice(0, entriesOnScreen).flatMap((score) => scoreLines(score, 4))
  const parts = [
    ...linesOf(persuasive, lines),
    [
      `${counted(scores.length, 'entry', 'entries')} with such facts, ${counted(photographs.length, 'photograph')} to take,`,
      `${counted(translations.length, 'translation')} behind, ${counted(days.length, 'day')} to come: see \`npm run launch -- --all\`.`,
    ].join('\n'),
    summaryOf(list),
  ]
  return printable(`${parts.join('\n\n')}\n`)
}

function summaryOf({ toSupply, toConfirm, faults }: ReturnType<typeof launchReport>): string {
  const summary = [
    toSupply.length > 0 && `${toSupply.length} to supply.`,
    toConfirm.length > 0 && `${toConfirm.length} to confirm.`,
    faults > 0 && `${counted(faults, 'fault')} to fix first: see \`npm run check\`.`,
    toSupply.length + toConfirm.length + faults === 0 && 'Nothing is left to supply or to confirm.',
  ]
  return summary.filter((sentence) => sentence !== false).join(' ')
}

const linesOf = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [[`${heading}:`, ...lines.map((line) => `  ${line}`)].join('\n')] : []

function filesOf(heading: string, items: readonly OpenItem[]): string[] {
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

import { counted } from '#scripts/system/counted.ts'
import type { PageChange, SiteChange } from './compare-sites.ts'
import type { Photo } from './photograph.ts'

/** What report and comment are written from. */
export type Review = {
  /** `main (1a2b3c4d)` */
  readonly before: string
  /** `5e6f7a8b with 2 files changed` */
  readonly after: string
  readonly change: SiteChange
  /** By route; a page without an entry was not photographed. */
  readonly photos: ReadonlyMap<string, readonly Photo[]>
  /** Pages whose own HTML is unchanged, and which look different since the style sheet changed. */
  readonly samples: readonly string[]
  readonly notices: readonly string[]
}

/** `1 page added, 2 changed; 7 as before.` */
export function summary({ change }: Review): string {
  const { added, removed, changed, unchanged } = change
  const parts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
  ] as const
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, word], index) => `${index === 0 ? counted(count, 'page') : count} ${word}`)
  const first = words.length === 0 ? 'No page changed' : words.join(', ')
  return `${first}; ${unchanged.length} as before.`
}

/** `12.3 kB`; a kilobyte is a thousand bytes. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** `12.3 kB → 12.5 kB (+200 B)`, or for a file that is new or gone its one size. */
export function sizeChange(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return `new, ${size(after ?? 0)}`
  if (after === undefined) return `gone, was ${size(before)}`
  const sign = after < before ? '−' : '+'
  return `${size(before)} → ${size(after)} (${sign}${size(Math.abs(after - before))})`
}

/** What differs in a page: `text, links`. */
function differences({ text, meta, jsonLd, links }: PageChange): string {
  const words = [
    text.length > 0 ? 'text' : '',
    meta.length > 0 ? 'metadata' : '',
    links.length > 0 ? 'links' : '',
    jsonLd.length > 0 ? 'structured data' : '',
  ].filter((word) => word !== '')
  return words.length === 0 ? 'no words: markup or pictures' : words.join(', ')
}

/** A row for each page that is added, changed or removed: the table of report and comment. */
export function pageRows({ added, changed, removed }: SiteChange) {
  return [
    ...added.map(({ route, title, weight }) => ({
      route,
      title,
      what: 'added',
      weight: size(weight),
    })),
    ...changed.map((page) => ({
      route: page.route,
      title: page.title.after,
      what: differences(page),
      weight: sizeChange(page.weight.before, page.weight.after),
    })),
    ...removed.map(({ route, title }) => ({ route, title, what: 'removed', weight: '' })),
  ]
}

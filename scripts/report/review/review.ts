import type { PageChange, SiteChange } from './compare-sites.ts'
import type { Photo } from './photograph.ts'

/** All that a reviewer is told. */
export type Review = {
  /** `main (1a2b3c4)` and `the files as they are, on 1a2b3c4`. */
  readonly before: string
  readonly after: string
  readonly change: SiteChange
  /** By route; a page without an entry was not photographed. */
  readonly photos: ReadonlyMap<string, readonly Photo[]>
  /** Pages that no text of theirs changed, photographed because the style sheet did. */
  readonly samples: readonly string[]
  readonly notices: readonly string[]
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `1 page added, 2 changed` in one sentence. */
export function summary({ change }: Review): string {
  const { added, removed, changed, unchanged } = change
  const parts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
  ] as const
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, word], index) => `${index === 0 ? counted(count, 'page') : count} ${word}`)
  const same = `${unchanged.length} as before`
  return `${said.length === 0 ? 'No page changed' : said.join(', ')}; ${same}.`
}

/** `12.3 kB`; kilobytes of a thousand bytes. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** `12.3 kB → 12.5 kB (+0.2 kB)`; one of the two may be missing. */
export function sizeChange(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return `new, ${size(after ?? 0)}`
  if (after === undefined) return `gone, was ${size(before)}`
  const sign = after < before ? '−' : '+'
  return `${size(before)} → ${size(after)} (${sign}${size(Math.abs(after - before))})`
}

/** In what a page differs, in a few words. */
export function whatOf({ text, meta, jsonLd, links }: PageChange): string {
  const words = [
    text.length > 0 ? 'text' : '',
    meta.length > 0 ? 'metadata' : '',
    links.length > 0 ? 'links' : '',
    jsonLd.length > 0 ? 'structured data' : '',
  ].filter((word) => word !== '')
  return words.length === 0 ? 'no words: markup or pictures' : words.join(', ')
}

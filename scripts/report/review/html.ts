import { counted } from '#scripts/system/counted.ts'
import type { Pair, PartChanges, SiteChange } from './compare-sites.ts'
import type { Review } from './review-site.ts'

/** HTML in which every text is escaped. */
type Html = { readonly text: string }
export type Part = string | number | Html | false | undefined | readonly Part[]

/** Strings become text, lists are joined, and what is undefined or false is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { text: String.raw({ raw: strings }, ...parts.map(textOf)) }
}

/** Escapes what HTML or Markdown could read, since pages of a pull request are not trusted. */
export function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(
      /[&<>"'\\`*_[\]()|~#!@]/g,
      (character) => `&#${character.codePointAt(0)};`,
    )
  return 'text' in part ? part.text : part.map(textOf).join('')
}

/** `1 page added, 2 changed; 7 as before.` */
export function summary({ pages, unchanged }: SiteChange): string {
  const words = (['added', 'removed', 'changed'] as const)
    .map((kind) => ({ kind, count: pages.filter((page) => page.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) => `${index === 0 ? counted(count, 'page') : count} ${kind}`)
  const first = words.length === 0 ? 'No page changed' : words.join(', ')
  return `${first}; ${unchanged.length} as before.`
}

/** What report and comment begin with: tables of at most `maxRows` rows. */
export function overview(review: Review, maxRows: number, pageCell: (route: string) => Html): Part {
  const { before, after, change, withoutPhotos } = review
  const pages = change.pages.map(({ route, title, kind, parts, weight }) => [
    pageCell(route),
    html`<code>${title}</code>`,
    kind === 'changed' ? differences(parts) : kind,
    sizeChange(weight),
  ])
  const files = change.files.map((file) => [html`<code>${file.name}</code>`, sizeChange(file)])
  return [
    html`<h1>What changes on the site</h1>
      <p>${summary(change)} From <code>${before}</code> to <code>${after}</code>.</p>`,
    withoutPhotos > 0 && html`<p>Not photographed: ${counted(withoutPhotos, 'changed page')}.</p>`,
    table(['Page', 'Title', 'What differs', 'HTML, gzip'], pages, maxRows),
    table(['File', 'Size; of text, gzip'], files, maxRows),
  ]
}

function table(head: readonly string[], rows: readonly (readonly Part[])[], max: number): Part {
  if (rows.length === 0) return []
  const shown = rows.slice(0, max).map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  )
  return [
    html`<table>
      <tr>
        ${head.map((cell) => html`<th>${cell}</th>`)}
      </tr>
      ${shown}
    </table>`,
    rows.length > max && html`<p>and ${rows.length - max} more, in the report.</p>`,
  ]
}

const differences = (parts: PartChanges): string =>
  [...parts.keys()].join(', ').toLowerCase() || 'markup or pictures'

/** `12.3 kB → 12.5 kB (+200 B)`, or the one size of a file that is added or removed. */
export function sizeChange({ before, after }: Pair<number>): string {
  if (before === undefined) return `new, ${size(after ?? 0)}`
  if (after === undefined) return `gone, was ${size(before)}`
  const sign = after < before ? '−' : '+'
  return `${size(before)} → ${size(after)} (${sign}${size(Math.abs(after - before))})`
}

/** `12.3 kB`; a kilobyte is a thousand bytes. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

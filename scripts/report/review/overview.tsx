import type { ReactNode } from 'react'
import { counted } from '#scripts/system/counted.ts'
import type { PartChanges, SiteChange } from './compare-sites.ts'
import type { Review } from './review-site.ts'

type OverviewProps = {
  readonly review: Review
  readonly maxRows: number
  /** Links each page to its section. */
  readonly linked?: boolean
}

/** What report and comment begin with: tables of at most `maxRows` rows. */
export function Overview({ review, maxRows, linked = false }: OverviewProps) {
  const { before, after, change, withoutPhotos } = review
  return (
    <>
      <h1>What changes on the site</h1>
      <p>
        {summary(change)} From <code>{before}</code> to <code>{after}</code>.
      </p>
      {withoutPhotos > 0 && <p>Not photographed: {counted(withoutPhotos, 'changed page')}.</p>}
      <Table head={['Page', 'Title', 'What differs', 'HTML, gzip']} maxRows={maxRows}>
        {change.pages.map(({ route, title, kind, parts, before, after }) => (
          <tr key={route}>
            <td>{linked ? <a href={`#${route}`}>{route}</a> : <code>{route}</code>}</td>
            <td>
              <code>{title}</code>
            </td>
            <td>{kind === 'changed' ? differences(parts) : kind}</td>
            <td>{sizeChange(before?.size, after?.size)}</td>
          </tr>
        ))}
      </Table>
      <Table head={['File', 'Size; of text, gzip']} maxRows={maxRows}>
        {change.files.map(({ name, before, after }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{sizeChange(before?.size, after?.size)}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

type TableProps = {
  readonly head: readonly string[]
  readonly maxRows: number
  readonly children: readonly ReactNode[]
}

const Table = ({ head, maxRows, children }: TableProps) =>
  children.length > 0 && (
    <>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children.slice(0, maxRows)}</tbody>
      </table>
      {children.length > maxRows && <p>and {children.length - maxRows} more, in the report.</p>}
    </>
  )

const differences = (parts: PartChanges): string =>
  parts.map(({ name }) => name.toLowerCase()).join(', ') || 'markup or pictures'

/** `1 page added, 2 changed; 7 as before.` */
export function summary({ pages, unchanged }: SiteChange): string {
  const words = (['added', 'removed', 'changed'] as const)
    .map((kind) => ({ kind, count: pages.filter((page) => page.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) => `${index === 0 ? counted(count, 'page') : count} ${kind}`)
  return `${words.join(', ') || 'No page changed'}; ${unchanged.length} as before.`
}

/** `12.3 kB → 12.5 kB (+200 B)`, or the one size of a file that is added or removed. */
export function sizeChange(before: number | undefined, after: number | undefined): string {
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

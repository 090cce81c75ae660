import type { ReactElement } from 'react'
import { adminRoute } from '#content/schema/routes.ts'
import { counted } from '#scripts/system/text/counted.ts'
import type { Change } from './compare-sites.ts'
import type { Review } from './review-site.ts'

type OverviewProps = {
  readonly review: Review
  readonly maxRows: number
  /** Links each page to its section. */
  readonly linked?: boolean
}

/** The beginning of report and comment: lists of at most `maxRows` each. */
export function Overview({ review, maxRows, linked = false }: OverviewProps) {
  const { before, after, files, diverted, changes, photos, warnings, hasForms } = review
  const listOf = <T,>(of: readonly T[], row: (item: T) => ReactElement) => (
    <>
      {of.length > 0 && <ul>{of.slice(0, maxRows).map(row)}</ul>}
      {of.length > maxRows && <p>and {of.length - maxRows} more, in the report.</p>}
    </>
  )
  const rowOf = ({ name, kind, isPage, hunks }: Change) => (
    <li key={name}>
      {linked && (hunks.length > 0 || photos.has(name)) ? (
        <a href={`#${name}`}>{name}</a>
      ) : (
        <code>{name}</code>
      )}{' '}
      {kind}
      {isPage && kind === 'removed' && ': its address leads nowhere now'}
    </li>
  )
  const written = changes.filter(({ isWritten }) => isWritten)
  const others = changes.filter(({ isWritten }) => !isWritten)
  return (
    <>
      <h1>What changes on the site</h1>
      <p>
        {summary(review)} From <code>{before}</code> to <code>{after}</code>.
      </p>
      {diverted.length > 0 && <p>Ask an owner of the site before you merge:</p>}
      {listOf(diverted, ({ who, field, from, to }) => (
        <li key={field}>
          {who} (<code>{field}</code> in <code>content/site.yaml</code>) went to{' '}
          <code>{from || 'nowhere'}</code> and will go to <code>{to || 'nowhere'}</code>.
        </li>
      ))}
      {files.length > 0 && <p>Changed in the content:</p>}
      {listOf(files, ({ path, is, form }) => (
        <li key={path}>
          <code>{path}</code> {is}
          {hasForms && form && (
            <>
              ; to edit: <code>{`${adminRoute}${form}`}</code>
            </>
          )}
        </li>
      ))}
      {written.length > 0 && <p>On the pages of these files:</p>}
      {listOf(written, rowOf)}
      {others.length > 0 && (
        <details>
          <summary>
            What follows on other pages and in files: {counted(others.length, 'change')}
          </summary>
          {listOf(others, rowOf)}
        </details>
      )}
      {warnings.length > 0 && (
        <p>The check asks to look again at {counted(warnings.length, 'place')}:</p>
      )}
      {listOf(warnings, ({ place, words }) => (
        <li key={`${place} ${words}`}>
          <code>{place}</code> <code>{words}</code>
        </li>
      ))}
    </>
  )
}

/** `Pages: 1 added, 0 removed, 2 changed.` */
export function summary({ changes }: Pick<Review, 'changes'>): string {
  const counts = ['added', 'removed', 'changed'].map(
    (wanted) =>
      `${changes.filter(({ isPage, kind }) => isPage && kind === wanted).length} ${wanted}`,
  )
  return `Pages: ${counts.join(', ')}.`
}

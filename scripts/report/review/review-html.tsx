import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { adminRoute } from '#content/schema/routes.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { invisible } from '#scripts/system/text/printable.ts'
import { type Change, diffInWords, type Hunk, type WordRun } from './compare-sites.ts'
import type { Photo } from './photograph.ts'
import type { Review } from './review-site.ts'

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** The report as one file without requests and scripts. */
export function reportHtml(review: Review): string {
  const style = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What changes on the site</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <Overview review={review} maxRows={Infinity} />
        {review.changes
          .map((change) => ({ change, photos: review.photos.get(change.name) ?? [] }))
          .filter(({ change, photos }) => change.hunks.length + photos.length > 0)
          .map((page) => (
            <Details key={page.change.name} {...page} open />
          ))}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}

/** GitHub takes comments of up to 65,536 characters. */
const maxLength = 60_000

/** The review as HTML for GitHub. Text of pages is in `<code>`, where GitHub leaves mentions alone. */
export function commentOf(review: Review): string {
  let comment = ''
  let isWhole = true
  for (const part of [
    <Overview key="overview" review={review} maxRows={30} />,
    ...review.changes
      .filter(({ kind, hunks }) => kind === 'changed' && hunks.length > 0)
      .map((change) => <Details key={change.name} change={change} photos={[]} />),
  ]) {
    const html = asBlock(renderToStaticMarkup(part))
    if (comment.length + html.length > maxLength) isWhole = false
    else comment += `${html}\n\n`
  }
  return isWhole ? comment : `${comment}The rest is in the report.\n`
}

/**
 * HTML as one block of Markdown: an empty line would end it, and GitHub would read the rest as Markdown.
 * Control characters go first, because a line may hold nothing else. comment.yml deletes none later.
 */
const asBlock = (html: string): string =>
  html.replaceAll(invisible, '').replaceAll(/\n\s*\n/g, '\n')

type OverviewProps = { readonly review: Review; readonly maxRows: number }

/** The beginning of report and comment: lists of at most `maxRows` each. */
function Overview({ review, maxRows }: OverviewProps) {
  const { before, after, files, diverted, changes, checked, hasForms } = review
  const listOf = <T,>(of: readonly T[], row: (item: T) => ReactElement) => (
    <>
      {of.length > 0 && <ul>{of.slice(0, maxRows).map(row)}</ul>}
      {of.length > maxRows && <p>and {of.length - maxRows} more, in the report.</p>}
    </>
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
      {checked && (
        <>
          <p>The check says:</p>
          <pre>
            <code>{checked}</code>
          </pre>
        </>
      )}
    </>
  )
}

const rowOf = ({ name, kind, isPage }: Change) => (
  <li key={name}>
    <code>{name}</code> {kind}
    {isPage && kind === 'removed' && (
      <>
        : its address leads nowhere now. If another page takes its place, write there{' '}
        <code>{`formerly: [${name}]`}</code>.
      </>
    )}
  </li>
)

/** `Pages: 1 added, 0 removed, 2 changed.` */
export function summary({ changes }: Pick<Review, 'changes'>): string {
  const counts = ['added', 'removed', 'changed'].map(
    (wanted) =>
      `${changes.filter(({ isPage, kind }) => isPage && kind === wanted).length} ${wanted}`,
  )
  return `Pages: ${counts.join(', ')}.`
}

type DetailsProps = {
  readonly change: Change
  readonly photos: readonly Photo[]
  readonly open?: boolean
}

/** The words of a page before and after, and its pictures. */
const Details = ({ change: { name, hunks }, photos, open = false }: DetailsProps) => (
  <details open={open}>
    <summary>
      <code>{name}</code>
    </summary>
    {hunks.map(HunkText)}
    {photos.map(({ width, before, after }) => (
      <figure key={width}>
        {before && <img src={before} alt={`Before, ${width} pixels wide`} width={width} />}
        {after && <img src={after} alt={`After, ${width} pixels wide`} width={width} />}
      </figure>
    ))}
  </details>
)

const HunkText = (hunk: Hunk, index: number) => (
  <pre key={index}>
    <code>{diffInWords(hunk).map(RunText)}</code>
  </pre>
)

function RunText({ added, removed, value }: WordRun, index: number) {
  if (added) return <ins key={index}>{value}</ins>
  return removed ? <del key={index}>{value}</del> : value
}

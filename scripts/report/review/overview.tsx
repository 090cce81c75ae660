import { Fragment, type ReactElement } from 'react'
import { withoutLanguage } from '#content/schema/languages.ts'
import { adminRoute, entryAt } from '#content/schema/routes.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import type { Change } from './compare-sites.ts'
import type { Review } from './review-site.ts'

type OverviewProps = {
  readonly review: Review
  readonly maxRows: number
  /** Links each page to its section. */
  readonly linked?: boolean
}

/** What report and comment begin with: lists of at most `maxRows` each. */
export function Overview({ review, maxRows, linked = false }: OverviewProps) {
  const { before, after, files, diverted, photos, lost, warnings, hasForms, open } = review
  const changes = review.changes.filter(({ kind }) => kind !== 'as before')
  const listOf = <T,>(of: readonly T[], row: (item: T) => ReactElement) => (
    <>
      {of.length > 0 && <ul>{of.slice(0, maxRows).map(row)}</ul>}
      {of.length > maxRows && <p>and {of.length - maxRows} more, in the report.</p>}
    </>
  )
  const rows = (heading: string, some: readonly Change[]) => (
    <>
      {files.length > 0 && some.length > 0 && <p>{heading}</p>}
      {listOf(some, (change) => (
        <li key={change.name}>
          {linked && (change.parts.length > 0 || photos.has(change.name)) ? (
            <a href={`#${change.name}`}>{change.name}</a>
          ) : (
            <code>{change.name}</code>
          )}{' '}
          {changeSummary(change)}
          {hasForms && <Forms {...change} />}
        </li>
      ))}
    </>
  )
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
      {listOf(files, ({ path, is }) => (
        <li key={path}>
          <code>{path}</code> {is}
        </li>
      ))}
      {rows(
        'On the pages of these files:',
        changes.filter(({ isWritten }) => isWritten),
      )}
      {rows(
        'What follows on other pages and in files:',
        changes.filter(({ isWritten }) => !isWritten),
      )}
      {listOf(lost, (route) => (
        <li key={route}>
          <code>{route}</code> is gone: add <code>{`formerly: [${route}]`}</code> to the file that
          takes its place.
        </li>
      ))}
      {warnings.length > 0 && (
        <p>The check asks to look again at {counted(warnings.length, 'place')}:</p>
      )}
      {listOf(warnings, ({ place, words }) => (
        <li key={`${place} ${words}`}>
          <code>{place}</code> <code>{words}</code>
        </li>
      ))}
      {open.map(({ words, left, items }) => (
        <Fragment key={words}>
          <p>
            Still {words}: {left}.
          </p>
          {listOf(items, ({ is, item: { path, field, text } }) => (
            <li key={`${is} ${path} ${field} ${text}`}>
              {is}: <code>{`${path} ${field}: ${text}`.slice(0, 200)}</code>
            </li>
          ))}
        </Fragment>
      ))}
    </>
  )
}

/** `changed in text: 1.2 kB → 1.3 kB` */
function changeSummary({ kind, parts, sizes }: Change): string {
  const names = parts.map(({ name }) => name.toLowerCase()).join(', ')
  const where = kind === 'changed' && names !== '' ? ` in ${names}` : ''
  return `${kind}${where}: ${sizes.map((size) => `${(size / 1000).toFixed(1)} kB`).join(' → ')}`
}

/** The addresses of the forms of a page and of its questions. The workflow makes links of them. */
function Forms({ name, isPage, kind, questions }: Change) {
  const own = (isPage && kind !== 'removed' && entryAt(withoutLanguage(name))) || []
  const entries = [own, questions.map((slug) => ({ kind: 'faq' as const, slug }))].flat()
  return entries.map((entry, index) => (
    <Fragment key={`${entry.kind} ${entry.slug}`}>
      {index === 0 ? '; to edit: ' : ', '}
      <code>{`${adminRoute}${formAddress(entry)}`}</code>
    </Fragment>
  ))
}

/** `Pages: 1 added, 0 removed, 2 changed, 7 as before; 2 photographed.` */
export function summary({ changes, photos }: Pick<Review, 'changes' | 'photos'>): string {
  const counts = ['added', 'removed', 'changed', 'as before'].map(
    (wanted) =>
      `${changes.filter(({ isPage, kind }) => isPage && kind === wanted).length} ${wanted}`,
  )
  return `Pages: ${counts.join(', ')}; ${photos.size} photographed.`
}

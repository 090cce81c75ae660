import type { FileChange } from '../compare-sites.ts'
import { sizeChange, summary } from '../review.ts'
import type { Review } from '../review.ts'
import { ChangedPage } from './ChangedPage.tsx'
import { Contents } from './Contents.tsx'
import { Everywhere } from './Everywhere.tsx'
import { Photos } from './Photos.tsx'
import { WholePage } from './WholePage.tsx'

/** The body of the report. */
export function Report({ review }: { review: Review }) {
  const { before, after, change, photos, samples, notices } = review
  return (
    <main>
      <h1>What changes on the site</h1>
      <p className="lead">{summary(review)}</p>
      <p>
        From <b>{before}</b> to <b>{after}</b>.
      </p>
      {notices.map((notice) => (
        <p key={notice} className="notice">
          {notice}
        </p>
      ))}
      <Contents review={review} />
      {change.added.map((page) => (
        <WholePage key={page.route} page={page} kind="added" />
      ))}
      {change.changed.map((page) => (
        <ChangedPage key={page.route} page={page} photos={photos.get(page.route)} />
      ))}
      {change.removed.map((page) => (
        <WholePage key={page.route} page={page} kind="removed" />
      ))}
      <Everywhere review={review} />
      {samples.length > 0 && (
        <section id="samples">
          <h2>Other pages, since the style sheet changed</h2>
          {samples.map((route) => (
            <div key={route}>
              <h3>{route}</h3>
              <Photos photos={photos.get(route)} />
            </div>
          ))}
        </section>
      )}
      <Files files={change.files} />
    </main>
  )
}

function Files({ files }: { files: readonly FileChange[] }) {
  if (files.length === 0) return null
  return (
    <section id="files">
      <h2>Files beside the pages</h2>
      <table>
        <tbody>
          {files.map(({ name, before, after }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{sizeChange(before, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

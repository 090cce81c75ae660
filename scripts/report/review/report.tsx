import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Change, type Hunk, type Words, diffInWords } from './compare-sites.ts'
import { Overview } from './overview.tsx'
import type { Photo } from './photograph.ts'
import type { Review } from './review-site.ts'

const script = `for (const slider of document.querySelectorAll('[type=range]'))
  slider.oninput = () => slider.closest('figure').style.setProperty('--at', slider.value + '%')`

const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash('sha256', script, 'base64')}'`

/** The report as one file without requests; nothing that a page says can run in it. */
export function reportHtml(review: Review): string {
  const { changes, photos } = review
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
        <Overview review={review} maxRows={Infinity} linked />
        {changes
          .filter(({ name, parts }) => parts.length > 0 || photos.has(name))
          .map((change) => (
            <Section key={change.name} {...change} photos={photos.get(change.name)} />
          ))}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}

type SectionProps = Change & { readonly photos: readonly Photo[] | undefined }

const Section = ({ name, kind, parts, photos }: SectionProps) => (
  <section>
    <h2 id={name}>
      {name} {kind}
    </h2>
    {parts.map((part) => (
      <details key={part.name} open={part.name.startsWith('Text')}>
        <summary>{part.name}</summary>
        {part.hunks.map(Lines)}
      </details>
    ))}
    {photos?.length === 0 && <p>It looks the same at 360 and 1440 pixels.</p>}
    {photos?.map((photo) => (
      <Look key={photo.width} {...photo} />
    ))}
  </section>
)

const Lines = (hunk: Hunk, index: number) => <p key={index}>{diffInWords(hunk).map(Words)}</p>

function Words({ added, removed, value }: Words, index: number) {
  if (added) return <ins key={index}>{value}</ins>
  return removed ? <del key={index}>{value}</del> : value
}

/**
 * A new page, or both looks of what differs over each other, the new one first: before to the left of
 * the slider's handle, after to its right.
 */
function Look({ width, height, after, change }: Photo) {
  const size = { width, height }
  const recent = <img src={after} alt="The page after" {...size} />
  if (!change) {
    return (
      <figure>
        <figcaption>{width} pixels wide</figcaption>
        {recent}
      </figure>
    )
  }
  const { before, mask, top } = change
  return (
    <figure>
      <figcaption>
        {width} pixels wide, from {top} to {top + height} pixels below the top
      </figcaption>
      <label>
        After <input type="range" defaultValue={0} aria-label="Between after and before" /> Before
      </label>
      <label>
        <input type="checkbox" /> Mark what differs
      </label>
      <div>
        {recent}
        <img className="before" src={before} alt="The page before" {...size} />
        <img className="mask" src={mask} alt="" {...size} />
      </div>
    </figure>
  )
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { counted } from '#scripts/system/counted.ts'
import type { PartChanges } from './compare-sites.ts'
import { Overview } from './overview.tsx'
import type { Photo } from './photograph.ts'
import type { Review } from './review-site.ts'
import type { TextChange, Words } from './text-changes.ts'

const script = `for (const slider of document.querySelectorAll('[type=range]'))
  slider.oninput = () =>
    slider.closest('figure').style.setProperty('--at', 100 - slider.value + '%')`

const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`

/** The report as one file without requests; nothing that a page says can run in it. */
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
        <Report {...review} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}

function Report(review: Review) {
  const { pages, shell, unchanged } = review.change
  const sections: readonly SectionProps[] = [
    ...pages.map(({ route, title, kind, parts }) => ({
      id: route,
      heading: `${route} ${kind}`,
      text: title,
      parts,
      photos: review.photos.get(route),
    })),
    ...shell.map(({ routes, parts }) => ({
      heading: `Header and footer of ${counted(routes.length, 'page')}`,
      text: routes.join(', '),
      parts,
    })),
    ...unchanged
      .filter((route) => review.photos.has(route))
      .map((route) => ({
        heading: `${route} as before, but for its looks`,
        photos: review.photos.get(route),
      })),
  ]
  return (
    <main>
      <Overview review={review} maxRows={Infinity} linked />
      {sections.map((section) => (
        <Section key={section.heading + section.text} {...section} />
      ))}
    </main>
  )
}

type SectionProps = {
  readonly id?: string
  readonly heading: string
  readonly text?: string
  readonly parts?: PartChanges
  readonly photos?: readonly Photo[] | undefined
}

const Section = ({ id, heading, text, parts, photos }: SectionProps) => (
  <section>
    <h2 id={id}>{heading}</h2>
    {text && <p>{text}</p>}
    {parts?.map(({ name, changes }) => (
      <details key={name} open={name === 'Text' || changes.length <= 12}>
        <summary>{name}</summary>
        {changes.map(Block)}
      </details>
    ))}
    {photos?.length === 0 && <p className="quiet">It looks the same at 360 and 1440 pixels.</p>}
    {photos?.map((photo) => (
      <Look key={photo.width} {...photo} />
    ))}
  </section>
)

/** A changed block of text, or the number of unchanged ones. */
const Block = (change: TextChange, index: number) =>
  'same' in change ? (
    <p key={index} className="quiet">
      {change.same} as before
    </p>
  ) : (
    <p key={index}>{change.words.map(Words)}</p>
  )

function Words({ added, removed, value }: Words, index: number) {
  if (!added && !removed) return value
  return added ? <ins key={index}>{value}</ins> : <del key={index}>{value}</del>
}

/** Both looks over each other; the slider shows more of the one or the other. */
function Look({ width, height, before, after, mask, share }: Photo) {
  const percent = share < 0.001 ? 'less than 0.1' : (share * 100).toFixed(1)
  const size = { width, height }
  return (
    <figure>
      <figcaption>
        {width} pixels wide: {percent} % of the pixels differ
      </figcaption>
      <label>
        Before <input type="range" aria-label="Between before and after" /> After
      </label>
      <label>
        <input type="checkbox" /> Mark what differs
      </label>
      <div>
        <img src={after} alt="The page after" {...size} />
        <img className="before" src={before} alt="The page before" {...size} />
        <img className="mask" src={mask} alt="" {...size} />
      </div>
    </figure>
  )
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Change, type Hunk, type Words, diffInWords } from './compare-sites.ts'
import { Overview } from './overview.tsx'
import type { Photo } from './photograph.ts'
import type { Review } from './review-site.ts'

const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** The report as one file without requests and scripts. */
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
          .filter(({ name, hunks }) => hunks.length > 0 || photos.has(name))
          .map((change) => (
            <Section key={change.name} {...change} photos={photos.get(change.name) ?? []} />
          ))}
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}

type SectionProps = Change & { readonly photos: readonly Photo[] }

const Section = ({ name, kind, hunks, photos }: SectionProps) => (
  <section>
    <h2 id={name}>
      {name} {kind}
    </h2>
    {hunks.map(Lines)}
    {photos.map(({ width, before, after }) => (
      <figure key={width}>
        {before && <img src={before} alt={`Before, ${width} pixels wide`} width={width} />}
        {after && <img src={after} alt={`After, ${width} pixels wide`} width={width} />}
      </figure>
    ))}
  </section>
)

const Lines = (hunk: Hunk, index: number) => <p key={index}>{diffInWords(hunk).map(Words)}</p>

function Words({ added, removed, value }: Words, index: number) {
  if (added) return <ins key={index}>{value}</ins>
  return removed ? <del key={index}>{value}</del> : value
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { counted } from '#scripts/system/counted.ts'
import type { PartChanges } from './compare-sites.ts'
import { type Part, html, overview, textOf } from './html.ts'
import type { Photo } from './photograph.ts'
import type { Review } from './review-site.ts'
import type { TextChange } from './text-changes.ts'

const script = `for (const slider of document.querySelectorAll('[type=range]'))
  slider.oninput = () =>
    slider.closest('figure').style.setProperty('--at', 100 - slider.value + '%')`

const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`

/** The report as one file without requests; nothing that a page says can run in it. */
export function reportHtml(review: Review): string {
  const style = readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changes on the site</title>
<style>${style}</style>
<main>${textOf([overview(review, Infinity, linkTo), sections(review)])}</main>
<script>${script}</script>
</html>
`
}

const linkTo = (route: string) => html`<a href="#${route}">${route}</a>`

function sections({ change, photos }: Review): Part {
  const others = [...photos].filter(([route]) => change.unchanged.includes(route))
  return [
    change.pages.map(
      ({ route, title, kind, parts }) =>
        html`<h2 id="${route}">${route} ${kind}</h2>
          <p>${title}</p>
          ${changes(parts)} ${looks(photos.get(route))}`,
    ),
    change.shell.map(
      ({ routes, parts }) =>
        html`<h2>Header and footer of ${counted(routes.length, 'page')}</h2>
          <p>${routes.join(', ')}</p>
          ${changes(parts)}`,
    ),
    others.map(
      ([route, list]) =>
        html`<h2>${route} as before, but for its looks</h2>
          ${looks(list)}`,
    ),
  ]
}

const changes = (parts: PartChanges): Part =>
  Array.from(
    parts,
    ([name, list]) =>
      html`<details ${(name === 'Text' || list.length <= 12) && 'open'}>
        <summary>${name}</summary>
        ${list.map(block)}
      </details>`,
  )

function block(change: TextChange): Part {
  if ('same' in change) return html`<p class="quiet">${change.same} as before</p>`
  const words = change.words.map(({ kind, text }) => {
    if (kind === 'same') return text
    return kind === 'in' ? html`<ins>${text}</ins>` : html`<del>${text}</del>`
  })
  return html`<p>${words}</p>`
}

/** The looks of a page at each width at which they differ; nothing if it was not photographed. */
const looks = (photos: readonly Photo[] | undefined): Part =>
  photos?.length === 0
    ? html`<p class="quiet">It looks the same at 360 and 1440 pixels.</p>`
    : photos?.map(look)

/** Both looks over each other; the slider shows more of the one or the other. */
function look({ width, height, before, after, mask, share }: Photo): Part {
  const percent = share < 0.001 ? 'less than 0.1' : (share * 100).toFixed(1)
  const picture = (src: string, kind: string, alt: string) =>
    html`<img class="${kind}" src="${src}" width="${width}" height="${height}" alt="${alt}" />`
  return html`<figure>
    <figcaption>${width} pixels wide: ${percent} % of the pixels differ</figcaption>
    <label>Before <input type="range" aria-label="Between before and after" /> After</label>
    <label><input type="checkbox" /> Mark what differs</label>
    <div>
      ${picture(after, 'after', 'The page after')} ${picture(before, 'before', 'The page before')}
      ${picture(mask, 'mask', '')}
    </div>
  </figure>`
}

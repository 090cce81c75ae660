import { counted } from '#scripts/system/counted.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LineChange, PageChange } from './compare-sites.ts'
import type { PageSnapshot } from './page-snapshot.ts'
import type { Photo } from './photograph.ts'
import type { TextChange } from './text-changes.ts'
import { type Review, pageRows, sizeChange, summary } from './words.ts'

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
<main>${body(review).text}</main>
<script>${script}</script>
</html>
`
}

/** HTML in which every text is escaped. */
type Html = { readonly text: string }
type Part = string | number | Html | false | undefined | readonly Part[]

/** Strings become text, lists are joined, and what is undefined or false is left out. */
function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { text: String.raw({ raw: strings }, ...parts.map(textOf)) }
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
  return 'text' in part ? part.text : part.map(textOf).join('')
}

function body(review: Review): Html {
  const { before, after, change, photos, samples, notices } = review
  const { added, changed, removed, styles, scripts, shell, files } = change
  const rows = pageRows(change).map(
    (row) =>
      html`<tr>
        <td><a href="#${idOf(row.route)}">${row.route}</a></td>
        <td>${row.title}</td>
        <td>${row.what}</td>
        <td>${row.weight}</td>
      </tr>`,
  )
  const everywhere = [
    styles && html`<p>Style sheet, gzip: ${sizeChange(styles.before, styles.after)}</p>`,
    scripts && html`<p>Scripts, gzip: ${sizeChange(scripts.before, scripts.after)}</p>`,
    shell.map(({ routes, text, links }) => {
      const pages = routes.length === 1 ? routes[0] : `${routes.length} pages`
      return html`<h3>Header and footer of ${pages}</h3>
        ${text.map(block)} ${lines('Links', links)}`
    }),
  ]
  const otherPages = samples.map(
    (route) =>
      html`<h3>${route}</h3>
        ${looks(photos.get(route))}`,
  )
  const otherFiles = files.map(
    (file) =>
      html`<tr>
        <td>${file.name}</td>
        <td>${sizeChange(file.before, file.after)}</td>
      </tr>`,
  )
  return html`<h1>What changes on the site</h1>
    <p class="lead">${summary(review)}</p>
    <p>From <b>${before}</b> to <b>${after}</b>.</p>
    ${notices.map((notice) => html`<p class="notice">${notice}</p>`)}
    ${
      rows.length > 0 &&
      html`<table>
        <tr>
          <th>Page</th>
          <th>Title</th>
          <th>What</th>
          <th>HTML, gzip</th>
        </tr>
        ${rows}
      </table>`
    }
    ${added.map((page) => wholePage(page, 'added'))}
    ${changed.map((page) => changedPage(page, photos.get(page.route)))}
    ${removed.map((page) => wholePage(page, 'removed'))} ${section('On every page', everywhere)}
    ${section('Other pages, since the style sheet changed', otherPages)}
    ${section(
      'Files beside the pages',
      otherFiles.length > 0 &&
        html`<table>
          ${otherFiles}
        </table>`,
    )}`
}

const idOf = (route: string) => `page${encodeURIComponent(route)}`

/** A section, if there is anything in it. */
const section = (title: string, content: Part) =>
  textOf(content) !== '' &&
  html`<section>
    <h2>${title}</h2>
    ${content}
  </section>`

/** A page that only one of the two builds has. */
function wholePage({ route, title, meta, main }: PageSnapshot, kind: 'added' | 'removed') {
  const words: TextChange[] = main.map((text) => ({
    words: [{ kind: kind === 'added' ? 'in' : 'out', text }],
  }))
  return html`<section id="${idOf(route)}">
    <h2><code>${route}</code> ${kind}</h2>
    <p>${title}</p>
    <p class="quiet">${meta.get('description')}</p>
    ${words.map(block)}
  </section>`
}

function changedPage(page: PageChange, photos: readonly Photo[] | undefined) {
  const meta = page.meta.flatMap(({ name, before, after }): LineChange[] => [
    ...(before === undefined ? [] : [{ kind: 'out', text: `${name}: ${before}` } as const]),
    ...(after === undefined ? [] : [{ kind: 'in', text: `${name}: ${after}` } as const]),
  ])
  return html`<section id="${idOf(page.route)}">
    <h2><code>${page.route}</code></h2>
    <p>${page.title.after}</p>
    ${page.text.map(block)} ${looks(photos)} ${lines('Metadata', meta)}
    ${lines('Links', page.links)} ${lines('Structured data', page.jsonLd)}
  </section>`
}

function block(change: TextChange): Html {
  if ('same' in change) return html`<p class="quiet">${counted(change.same, 'block')} as before</p>`
  return html`<p>
    ${change.words.map(({ kind, text }) => (kind === 'same' ? text : edit(kind, text)))}
  </p>`
}

const edit = (kind: 'in' | 'out', text: string) =>
  kind === 'in' ? html`<ins>${text}</ins>` : html`<del>${text}</del>`

/** Lines that are removed or added; more than a dozen are folded. */
function lines(title: string, changes: readonly LineChange[]): Part {
  if (changes.length === 0) return []
  const all = changes.map(({ kind, text }) => edit(kind, `${kind === 'in' ? '+' : '−'} ${text}`))
  return html`<details ${changes.length <= 12 && 'open'}>
    <summary>${title}: ${changes.length}</summary>
    <pre>${all}</pre>
  </details>`
}

/** The looks of a page at each width at which they differ; nothing if it was not photographed. */
function looks(photos: readonly Photo[] | undefined): Part {
  return photos?.length === 0
    ? html`<p class="quiet">It looks the same at 360 and 1440 pixels.</p>`
    : photos?.map(look)
}

/** Both looks over each other; the slider shows more of the one or the other. */
function look({ width, height, before, after, mask, share }: Photo): Html {
  const name = width < 600 ? 'Phone' : 'Desktop'
  const percent = share < 0.001 ? 'less than 0.1' : (share * 100).toFixed(1)
  const picture = (src: string, kind: string, alt: string) =>
    html`<img class="${kind}" src="${src}" width="${width}" height="${height}" alt="${alt}" />`
  return html`<figure style="max-width: ${width}px">
    <figcaption>${name}, ${width} pixels: ${percent} % of the pixels differ</figcaption>
    <label
      >Before <input type="range" aria-label="${name}: between before and after" /> After</label
    >
    <label><input type="checkbox" /> Mark what differs</label>
    <div>
      ${picture(after, 'after', 'The page after')} ${picture(before, 'before', 'The page before')}
      ${picture(mask, 'mask', '')}
    </div>
  </figure>`
}

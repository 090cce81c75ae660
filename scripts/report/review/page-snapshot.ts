import { gzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { inlineElements } from '#scripts/content/index.ts'
import { type BuiltPage, readPage, routeOfFile } from '#scripts/report/site/index.ts'

/** A built page as it is compared. `shell` is everything around `<main>`. */
export type PageSnapshot = {
  readonly route: string
  readonly title: string
  /** By name: title, description, canonical, robots, og:… and twitter:…. */
  readonly meta: ReadonlyMap<string, string>
  /** Structured data as lines of JSON. */
  readonly jsonLd: readonly string[]
  readonly main: readonly string[]
  readonly shell: readonly string[]
  readonly links: readonly string[]
  readonly shellLinks: readonly string[]
  /** Bytes of the HTML, gzip. */
  readonly weight: number
  /** Head and `<main>` without the hashes of assets: if it is equal, the page itself is unchanged. */
  readonly own: string
}

/** Names of scripts and style sheets hold a hash of their content: `/assets/a.Bx91_-Qz.css`. */
const hashedAsset = /(\/assets\/[\w./-]*?)[.-][\w-]{8}(\.(?:js|css|woff2))/g

/** Reads a built page; `file` is relative to dist/client. */
export function pageSnapshot(file: string, html: string): PageSnapshot {
  const page = readPage(file, html)
  const [head, main, shell] = splitPage(html)
  const meta = metaOf(page)
  const route = routeOfFile(file)
  return {
    route,
    title: meta.get('title') ?? route,
    meta,
    jsonLd: page.data.flatMap(({ json }) => prettyJson(json).split('\n')),
    main: textBlocks(main),
    shell: textBlocks(shell),
    links: linksIn(main),
    shellLinks: linksIn(shell),
    weight: gzipSync(html, { level: 9 }).length,
    own: `${head}\n${main}`.replaceAll(hashedAsset, '$1$2'),
  }
}

function splitPage(html: string): [head: string, main: string, shell: string] {
  const [start, end] = [html.search(/<main[\s>]/), html.lastIndexOf('</main>')]
  const body = Math.max(0, html.search(/<body[\s>]/))
  const head = html.slice(0, body)
  if (start === -1 || end < start) return [head, html.slice(body), '']
  return [head, html.slice(start, end), `${html.slice(body, start)}<hr>${html.slice(end)}`]
}

const linksIn = (html: string) => [...new Set(readPage('', html).links.map(({ href }) => href))]

function metaOf({ titles, canonicals, metas }: BuiltPage): Map<string, string> {
  const known = metas.filter(({ name }) => /^(?:description|robots|og:.+|twitter:.+)$/.test(name))
  return new Map([
    ...titles.slice(0, 1).map(({ text }) => ['title', text] as const),
    ...canonicals.slice(0, 1).map(({ href }) => ['canonical', href] as const),
    ...known.map(({ name, content }) => [name, content] as const),
  ])
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const unread = new Set(['script', 'style', 'template', 'svg', 'noscript'])

/** The text that a screen reader would read, one block a line; a heading begins with its `#`. */
function textBlocks(html: string): string[] {
  const blocks: string[] = []
  let line = ''
  let prefix = ''
  let isAfterElement = false
  /** How many open elements are hidden or inside a hidden one. */
  let hidden = 0
  const flush = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    if (text !== '') blocks.push(prefix + text)
    line = ''
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (hidden > 0 || unread.has(name) || attributes['aria-hidden'] === 'true') {
        hidden += 1
        return
      }
      if (!inlineElements.has(name)) flush()
      // The words of two adjacent elements don't run together.
      else if (isAfterElement) line += ' '
      const depth = /^h([1-6])$/.exec(name)?.[1]
      if (depth !== undefined) prefix = `${'#'.repeat(Number(depth))} `
      if (name === 'img' && attributes['alt']) line += `[picture: ${attributes['alt']}]`
    },
    ontext: (text) => {
      if (hidden > 0) return
      line += text
      isAfterElement = false
    },
    onclosetag: (name) => {
      if (hidden > 0) {
        hidden -= 1
        return
      }
      if (!inlineElements.has(name)) flush()
      if (/^h[1-6]$/.test(name)) prefix = ''
      isAfterElement = true
    },
  })
  parser.end(html)
  flush()
  return blocks
}

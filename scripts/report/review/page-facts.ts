import { gzipSync } from 'node:zlib'
import { type BuiltPage, readPage, routeOfFile } from '#scripts/report/site/index.ts'
import { textBlocks } from './text-blocks.ts'

/** What a reviewer asks about a page. `shell` is what stands around `<main>`. */
export type PageFacts = {
  readonly route: string
  readonly title: string
  /** By name: title, description, canonical, robots, og:… and twitter:…. */
  readonly meta: ReadonlyMap<string, string>
  /** Structured data, a value on each line. */
  readonly jsonLd: readonly string[]
  readonly main: readonly string[]
  readonly shell: readonly string[]
  readonly links: readonly string[]
  readonly shellLinks: readonly string[]
  /** Bytes of the HTML, gzip. */
  readonly weight: number
  /** The page itself, without what changes with every build: equal texts look and say the same. */
  readonly own: string
}

/** Names of scripts and style sheets hold a hash of what is in them: `/assets/a.Bx91_-Qz.css`. */
const hashedAsset = /(\/assets\/[\w./-]*?)[.-][\w-]{8}(\.(?:js|css|woff2))/g

/** Reads a built page, whose file is relative to the folder that is uploaded. */
export function pageFacts(file: string, html: string): PageFacts {
  const page = readPage(file, html)
  const [head, main, shell] = partsOf(html)
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

/** The head, `<main>`, and what is around it in the body. */
function partsOf(html: string): [head: string, main: string, shell: string] {
  const [start, end] = [html.search(/<main[\s>]/), html.lastIndexOf('</main>')]
  const body = Math.max(0, html.search(/<body[\s>]/))
  if (start === -1 || end < start) return [html.slice(0, body), html.slice(body), '']
  return [
    html.slice(0, body),
    html.slice(start, end),
    `${html.slice(body, start)}<hr>${html.slice(end)}`,
  ]
}

const linksIn = (html: string) => [...new Set(readPage('', html).links.map(({ href }) => href))]

function metaOf({ titles, canonicals, metas }: BuiltPage): Map<string, string> {
  const [title] = titles
  const [canonical] = canonicals
  const known = metas.filter(({ name }) => /^(?:description|robots|og:.+|twitter:.+)$/.test(name))
  return new Map([
    ...(title ? [['title', title.text] as const] : []),
    ...(canonical ? [['canonical', canonical.href] as const] : []),
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

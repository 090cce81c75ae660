import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ElementType, parseDocument } from 'htmlparser2'
import { inlineElements } from '#content/schema/html-tags.ts'
import { type BuiltSite, readPage, routeOfFile } from '#scripts/check/built/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'

/** The compared parts of a page, of a file, or of all headers and footers. */
type Snapshot = {
  /** Words with links. A file has none. */
  readonly lines: readonly string[]
  /** Everything except the hashes in names. */
  readonly content: string
}

/** Pages by their route, files by their name without its hash. */
export type SiteSnapshot = ReadonlyMap<string, Snapshot>

/** The name of the snapshot of all headers and footers, which are compared once for all pages. */
export const headerAndFooter = 'Header and footer'

/** The editor, files for hosts, and files made from compared ones. */
const uncompared =
  /\.(?:br|gz)$|^sitemap\.xml$|^admin(?:\.html$|\/)|^(?:\.htaccess|_headers|_redirects)$/

export function readSite(site: BuiltSite): SiteSnapshot {
  const snapshots = new Map<string, Snapshot>()
  const shell = new Set<string>()
  const files = [...site.files].filter((file) => !uncompared.test(file))
  for (const file of files.filter(isPage)) {
    const page = pageSnapshot(site.read(file))
    snapshots.set(routeOfFile(file), page)
    for (const line of page.shell) shell.add(line)
  }
  snapshots.set(headerAndFooter, { lines: [...shell], content: [...shell].join('\n') })
  const others = files.filter((file) => !isPage(file))
  for (const [name, group] of groupBy(others, nameWithoutHash)) {
    const contents = group.map((file) => readFileSync(path.join(site.folder, file), 'latin1'))
    snapshots.set(name, { lines: [], content: contents.map(withoutHashes).toSorted().join() })
  }
  return snapshots
}

const isPage = (file: string) => file.endsWith('.html')

/** `media/hero.1a2b3c4d.webp` is `media/hero.webp`. */
const nameWithoutHash = (file: string) =>
  /^(?:assets|media)\//.test(file) ? file.replace(/[.-][\w-]{8}(?=\.\w+$)/, '') : file

/** A built page as the review compares it: its lines, the lines of its header and footer, and its HTML. */
export function pageSnapshot(html: string) {
  const parts = /^(.*?)(<body.*?)(<main.*<\/main>)(.*)$/s.exec(html)
  const [, head = '', header = '', main = html, footer = ''] = parts ?? []
  const { titles, metas } = readPage('', html)
  return {
    lines: [
      ...titles.map((text) => `title: ${text}`),
      ...metas
        .filter(({ name }) => /^(?:description|robots)$/.test(name))
        .map(({ name, content }) => `${name}: ${content}`),
      ...textLines(main),
    ],
    content: withoutHashes(head + main),
    shell: textLines(`${header}<hr>${footer}`),
  }
}

/** Names of scripts and style sheets hold a hash of their content: `/assets/a.Bx91_-Qz.css`. */
const withoutHashes = (text: string) =>
  text.replaceAll(/[.-][\w-]{8,}(?=\.(?:js|css|woff2)\b)/g, '')

/** The text that a screen reader would read, block by block, with the addresses that it leads to. */
const textLines = (html: string): string[] =>
  textOf(parseDocument(html).children)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

type Node = ReturnType<typeof parseDocument>['children'][number]

const silent = new Set(['template', 'svg', 'noscript'])

/** Each block is on a line of its own; a heading begins with its `#`. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      if (node.type === ElementType.Text) return node.data.replaceAll(/\s+/g, ' ')
      if (node.type !== ElementType.Tag) return ''
      const { name, attribs, children } = node
      if (silent.has(name) || attribs['aria-hidden'] === 'true') return ''
      if (name === 'img') return attribs['alt'] ? `[picture: ${attribs['alt']}]` : ''
      const address = attribs['href'] ?? attribs['action'] ?? (name === 'iframe' && attribs['src'])
      const text = textOf(children) + (address ? ` (${address})` : '')
      // The words of two adjacent elements don't run together.
      if (inlineElements.has(name))
        return nodes[index - 1]?.type === ElementType.Tag ? ` ${text}` : text
      const depth = /^h([1-6])$/.exec(name)?.[1] ?? '0'
      return `\n${'#'.repeat(Number(depth))} ${text}\n`
    })
    .join('')
}

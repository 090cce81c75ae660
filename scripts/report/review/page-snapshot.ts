import { ElementType, parseDocument } from 'htmlparser2'
import { inlineElements } from '#content/schema/html-tags.ts'
import { readPage } from '#scripts/check/built/index.ts'

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
export const withoutHashes = (text: string) =>
  text.replaceAll(/[.-][\w-]{8,}(?=\.(?:js|css|woff2)\b)/g, '')

/** The text that a screen reader would read, block by block, with the addresses that it leads to. */
const textLines = (html: string): string[] =>
  textOf(parseDocument(html).children)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

type Node = ReturnType<typeof parseDocument>['children'][number]

const unread = new Set(['template', 'svg', 'noscript'])

/** Each block is on a line of its own; a heading begins with its `#`. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      if (node.type === ElementType.Text) return node.data.replaceAll(/\s+/g, ' ')
      if (node.type !== ElementType.Tag) return ''
      const { name, attribs, children } = node
      if (unread.has(name) || attribs['aria-hidden'] === 'true') return ''
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

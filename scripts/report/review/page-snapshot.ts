import { DomUtils, ElementType, parseDocument } from 'htmlparser2'
import { inlineElements } from '#content/schema/html-tags.ts'
import { type BuiltPage, readPage } from '#scripts/check/built/index.ts'

/** What is compared of a built page, and the lines of its header and footer. */
export function pageSnapshot(html: string) {
  const [head, main, shell] = splitPage(html)
  const Metadata = metadata(readPage('', html))
  return {
    parts: { Text: textBlocks(main), Metadata, Links: linksIn(main).toSorted() },
    content: withoutHashes(head + main),
    size: Buffer.byteLength(html),
    questions: questionsIn(main),
    shell: [...textBlocks(shell), ...linksIn(shell)],
  }
}

/** Names of scripts and style sheets hold a hash of their content: `/assets/a.Bx91_-Qz.css`. */
export const withoutHashes = (text: string) =>
  text.replaceAll(/[.-][\w-]{8,}(?=\.(?:js|css|woff2)\b)/g, '')

function splitPage(html: string): [head: string, main: string, shell: string] {
  const parts = /^(.*?)(<body.*?)(<main.*<\/main>)(.*)$/s.exec(html)
  const [, head = '', header = '', main = html, footer = ''] = parts ?? []
  return [head, main, `${header}<hr>${footer}`]
}

const linksIn = (html: string) => [...new Set(readPage('', html).links.map(({ href }) => href))]

/** Title, canonical address, meta elements and structured data. */
const metadata = ({ titles, canonicals, metas, data }: BuiltPage): string[] => [
  ...titles.map((text) => `title: ${text}`),
  ...canonicals.map((href) => `canonical: ${href}`),
  ...metas.map(({ name, content }) => `${name}: ${content}`),
  ...data.flatMap((json) => valuesIn(parseJson(json) ?? json)),
]

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Structured data as lines: `Course name: Urban planning`, `Course offers price: 500`. */
function valuesIn(value: unknown, names: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesIn(each, names))
  if (typeof value !== 'object' || value === null) return [`${names.join(' ')}: ${String(value)}`]
  const { '@type': type, ...fields }: Record<string, unknown> = { ...value }
  const within = names.length === 0 && type !== undefined ? [String(type)] : names
  return Object.entries(fields).flatMap(([name, field]) =>
    name.startsWith('@') && name !== '@graph'
      ? []
      : valuesIn(field, name === '@graph' ? [] : [...within, name]),
  )
}

/** The text that a screen reader would read, block by block; a heading begins with its `#`. */
const textBlocks = (html: string): string[] =>
  blockText(parseDocument(html).children)
    .split('\n')
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')

/** The questions on a page with their answers, by the name of their file. */
const questionsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    DomUtils.getElementsByTagName('details', parseDocument(html)).flatMap((row) => {
      const id = DomUtils.findOne(({ attribs }) => 'id' in attribs, row.children)?.attribs['id']
      return row.attribs['name'] === 'faq' && id ? [[id, blockText(row.children)]] : []
    }),
  )

type Node = ReturnType<typeof parseDocument>['children'][number]

const unread = new Set(['template', 'svg', 'noscript'])

/** Each block is on a line of its own. */
function blockText(nodes: readonly Node[]): string {
  return nodes
    .map((node, index) => {
      if (node.type === ElementType.Text) return node.data.replaceAll(/\s+/g, ' ')
      if (node.type !== ElementType.Tag) return ''
      const { name, attribs, children } = node
      if (unread.has(name) || attribs['aria-hidden'] === 'true') return ''
      if (name === 'img') return attribs['alt'] ? `[picture: ${attribs['alt']}]` : ''
      const text = blockText(children)
      // The words of two adjacent elements don't run together.
      if (inlineElements.has(name))
        return nodes[index - 1]?.type === ElementType.Tag ? ` ${text}` : text
      const depth = /^h([1-6])$/.exec(name)?.[1] ?? '0'
      return `\n${'#'.repeat(Number(depth))} ${text}\n`
    })
    .join('')
}

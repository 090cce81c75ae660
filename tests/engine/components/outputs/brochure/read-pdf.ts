import { getDocumentProxy } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The text, tags and links of a PDF, as readers and assistive technology get them. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)),
  )
  const contents = await Promise.all(pages.map(contentOf))
  const { info } = await pdf.getMetadata()
  return {
    info,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    size: pages[0]?.view.slice(2).map(Math.round),
    text: contents.map(({ text }) => text).join(' '),
    sheets: contents.map(({ text }) => text),
    /** Each piece of a line, with its left edge in points. */
    pieces: contents.flatMap(({ pieces }) => pieces),
    alternatives: contents.flatMap(({ alternatives }) => alternatives),
    links: contents.flatMap(({ links }) => links),
    /** The tags with their words: `<H2>Fees</H2><P>Words.</P>`. */
    outline: contents.map(({ outline }) => outline).join(''),
  }
}

async function contentOf(page: Page) {
  const text = await page.getTextContent()
  const root = await page.getStructTree()
  const tree = JSON.stringify(root)
  const all = (pattern: RegExp) => Array.from(tree.matchAll(pattern), ([, words = '']) => words)
  const annotations: unknown[] = await page.getAnnotations()
  return {
    text: text.items.map((item) => ('str' in item ? item.str : '')).join(' '),
    pieces: text.items.flatMap((item) => {
      if (!('str' in item)) return []
      return [{ words: item.str, left: Number(item.transform[4]) }]
    }),
    alternatives: all(/"alt":"(.+?)"/g),
    links: annotations.map((annotation) => stringAt(annotation, 'url')),
    outline: outlineOf(root, await wordsById(page))
      .replaceAll(/<(\w+)>\s+/g, ' <$1>')
      .replaceAll(/\s+(?=<\/)|(?<=>)\s+(?=<)/g, ''),
  }
}

/** The words that each tag shows, by the id of their place on the page. */
async function wordsById(page: Page): Promise<ReadonlyMap<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const words = new Map<string, string>()
  let place = ''
  for (const item of items) {
    if ('id' in item && item.id) place = item.id
    if ('str' in item) {
      const text = item.str + (item.hasEOL ? '\n' : '')
      words.set(place, (words.get(place) ?? '') + text)
    }
  }
  return words
}

function outlineOf(node: unknown, words: ReadonlyMap<string, string>): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('id' in node) return words.get(String(node.id)) ?? ''
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const inside = children.map((child) => outlineOf(child, words)).join('')
  const role = stringAt(node, 'role')
  return `<${role}>${inside}</${role}>`
}

const stringAt = (value: unknown, key: string): string =>
  typeof value === 'object' && value !== null
    ? String(Object.entries(value).find(([name]) => name === key)?.[1])
    : ''

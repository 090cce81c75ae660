import type { Element, ElementContent } from 'hast'
import type { Nodes, PhrasingContent, Root as MarkdownRoot } from 'mdast'
import { toString } from 'mdast-util-to-string'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/** A node of HTML, as browsers and htmlparser2 have it. */
export type HtmlNode = {
  readonly nodeType: number
  readonly nodeValue?: string | null
  readonly childNodes?: Iterable<HtmlNode>
  readonly tagName?: string
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>
}

/** A paste as Markdown. `isBlock` is false for words within one paragraph. */
type Pasted = { readonly markdown: string; readonly isBlock: boolean }

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', resourceLink: true, rule: '-' })
  .freeze()

/** Turns HTML from Word, Google Docs or a page into Markdown; undefined for plain words or code. */
export function markdownOf(html: HtmlNode): Pasted | undefined {
  const tree: MarkdownRoot = processor.runSync({ type: 'root', children: childrenOf(html) })
  tree.children = tree.children.filter((node) => toString(node).trim() !== '')
  const [first] = tree.children
  const isParagraph = tree.children.length === 1 && first?.type === 'paragraph'
  // Words alone would be pasted with 105 for 10⁵.
  const isWords =
    isParagraph &&
    first.children.every((node) => node.type === 'text' && !/[¹²³⁰-₉]/.test(node.value))
  if (isWords || tree.children.every(({ type }) => type === 'code')) return undefined
  arrange(tree)
  // A plain address becomes a link on the page, as if it were typed.
  const markdown = processor.stringify(tree).replaceAll(/\\(?=:\/\/|@)|(?<=www)\\(?=\.)/g, '')
  return { markdown: markdown.trim(), isBlock: !isParagraph }
}

/** The space after a sentence, but not after an abbreviation such as Dr. */
const sentenceEnd =
  /(?<!\b(?:Dr|Er|Mr|Mrs|Ms|No|Prof|St)\.)(?<=(?:^|[\p{Ll}\p{M}\d)])[.?!]|।) +(?=[\p{Lu}\p{Lo}])/gu

const text = (value: string) => ({ type: 'text', value }) as const

/** Removes the marks of bold words, because headings are bold already. */
const makePlain = (node: Nodes) =>
  visit(node, 'strong', ({ children }, index = 0, parent) => {
    parent?.children.splice(index, 1, ...children)
    return index
  })

/** The words of a cell in one line, where its paragraphs, headings and entries are phrases. */
function phrasesOf(cell: Nodes): PhrasingContent[] {
  const words: PhrasingContent[] = []
  visit(cell, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'code')
      return undefined
    const separator = /[.,:;?!।]$/.test(toString(words)) ? ' ' : '; '
    if (words.length > 0) words.push(text(separator))
    if (node.type !== 'code') words.push(...node.children)
    else words.push({ type: 'inlineCode', value: node.value.replaceAll('\n', ' ') })
    return SKIP
  })
  return words
}

/** The highest heading becomes `##`, each sentence of a paragraph gets a line, and lists stay close. */
function arrange(tree: MarkdownRoot) {
  const levels: number[] = []
  visit(tree, 'tableCell', (cell) => void (cell.children = phrasesOf(cell)))
  visit(tree, 'heading', ({ depth }) => void levels.push(depth))
  visit(tree, (node) => {
    // A table of Word begins with its header, but doesn't say so.
    if (node.type === 'table' && toString(node.children[0]) === '') node.children.shift()
    if (node.type === 'table' && node.children[0]) makePlain(node.children[0])
    if (node.type === 'heading') {
      node.depth = node.depth === Math.min(...levels) ? 2 : 3
      makePlain(node)
    }
    if (node.type === 'list') node.spread = false
    if (node.type === 'listItem')
      node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1
    if (node.type !== 'paragraph') return
    for (const child of node.children)
      if (child.type === 'text') child.value = child.value.replaceAll(sentenceEnd, '\n')
  })
}

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children })

/** A `del` is a deletion that Word keeps track of. */
const dropped = /^(?:head|style|script|meta|link|img|template|del|o:p)$/
const kept =
  /^(?:a|b|blockquote|br|code|div|em|h[1-6]|hr|i|li|ol|p|pre|s|section|strong|table|tbody|td|th|thead|tr|ul)$/

/** Markdown has no mark for small digits, but Unicode has them as characters. */
const smallDigits: Partial<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

/** The content of a node, with the elements that Markdown has. Headings and cells are a single line. */
function childrenOf(node: HtmlNode, isLine = false): ElementContent[] {
  const children: ElementContent[] = []
  for (const child of node.childNodes ?? []) {
    const last = children.findLast((node) => !isSpace(node))
    const name = child.tagName?.toLowerCase() ?? ''
    const values = new Map(Array.from(child.attributes ?? [], (each) => [each.name, each.value]))
    const style = values.get('style') ?? ''
    const small = smallDigits[/vertical-align:\s*(su[bp])/.exec(style)?.[1] ?? name]
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1])
    if (child.nodeType === 3 || (isLine && name === 'br'))
      children.push(text((child.nodeValue ?? ' ').replaceAll('\u{a0}', ' ')))
    else if (child.nodeType !== 1 || dropped.test(name) || isMarker(style)) continue
    else if (/mso-element:\s*comment/i.test(style) || ofComment.test(values.get('href') ?? ''))
      continue
    else if (small !== undefined && /^\d+$/.test(textOf(child)))
      children.push(text(textOf(child).replaceAll(/\d/g, (digit) => small.charAt(Number(digit)))))
    else if (level > 0) addEntry(children, level, child)
    else {
      const words = childrenOf(child, isLine || /^(?:h[1-6]|t[dh])$/.test(name))
      // Google Docs writes a list in a list beside the entry that it belongs to.
      const isInEntry = /^[ou]l$/.test(name) && last?.type === 'element' && last.tagName === 'li'
      const place = isInEntry ? last.children : children
      place.push(...elementOf(name, values, words))
    }
  }
  return children
}

/** The mark of a comment, in Word and Google Docs. */
const ofComment = /#(?:_msocom|cmnt)/

/** Word marks the number or bullet of an entry, which is a paragraph. */
const isMarker = (style: string) => /mso-list:\s*ignore/i.test(style)

function markerOf(node: HtmlNode): string {
  const style = Array.from(node.attributes ?? []).find(({ name }) => name === 'style')
  if (isMarker(style?.value ?? '')) return textOf(node)
  return Array.from(node.childNodes ?? [], markerOf).join('')
}

const textOf = (node: HtmlNode): string =>
  (node.nodeType === 3 ? node.nodeValue : null) ??
  Array.from(node.childNodes ?? [], textOf).join('')

const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''

/** Adds an entry to the list that ends `children`, at its level, or begins a list there. */
function addEntry(children: ElementContent[], level: number, entry: HtmlNode) {
  const marker = markerOf(entry)
  const tagName = /^\W*[\da-z]{1,4}[.)]/i.test(marker) ? 'ol' : 'ul'
  const start = /\d+(?=\W*$)/.exec(marker)?.[0]
  const last = children.findLast((node) => !isSpace(node))
  const isOpen = last?.type === 'element' && /^[ou]l$/.test(last.tagName)
  const item = isOpen ? last.children.at(-1) : undefined
  if (level > 1 && item?.type === 'element') addEntry(item.children, level - 1, entry)
  else if (isOpen && last.tagName === tagName) last.children.push(element('li', childrenOf(entry)))
  else children.push(element(tagName, [element('li', childrenOf(entry))], { start }))
}

/** Google Docs writes bold and italic as styles, and a `<b>` that is not bold around everything. */
function elementOf(
  name: string,
  values: ReadonlyMap<string, string>,
  children: ElementContent[],
): ElementContent[] {
  const href = targetOf(values.get('href') ?? '')
  const is = (pattern: RegExp) => pattern.test(values.get('style') ?? '')
  const isBold = /^(?:b|strong)$/.test(name)
    ? !is(/(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/i)
    : name === 'span' && is(/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i)
  const isItalic = /^(?:i|em)$/.test(name) || (name === 'span' && is(/font-style:\s*italic/i))
  const bold = isBold ? around('strong', children) : children
  const marked = isItalic ? around('em', bold) : bold
  if (/^(?:b|strong|i|em)$/.test(name) || !kept.test(name)) return marked
  if (name === 'a' && !/^(?:https?:|mailto:|tel:|\/)/.test(href)) return marked
  // In a block all words of a cell become paragraphs.
  if (/^t[dh]$/.test(name)) {
    const spans = { colSpan: values.get('colspan'), rowSpan: values.get('rowspan') }
    return [element(name, [element('div', marked)], spans)]
  }
  // An editor of code copies lines with all their spaces.
  if (name === 'div' && is(/white-space:\s*pre\s*(?:;|$)/)) return [element('pre', marked)]
  return [element(name, marked, { href, start: values.get('start') })]
}

/** Google Docs puts its own address before the target of a link. */
const targetOf = (href: string): string =>
  (href.startsWith('https://www.google.com/url?') && new URL(href).searchParams.get('q')) || href

/** Markdown has no spaces at the edges of a mark. */
function around(tagName: string, children: ElementContent[]): ElementContent[] {
  const [first, last] = [children[0], children.at(-1)]
  const before = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : ''
  const after = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : ''
  if (children.every(isSpace)) return children
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return [text(before), element(tagName, children), text(after)]
}

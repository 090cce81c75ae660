import type { Heading, Nodes, Root } from 'mdast'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Data, type Processor, unified } from 'unified'

type Construct = NonNullable<NonNullable<Data['micromarkExtensions']>[number]['flow']>[number]

/**
 * A line that begins with `import` or `export`, which becomes an `html` node. MDX itself reads it as
 * JavaScript, and again after each empty line as long as it isn't complete.
 */
const importLine: Construct = {
  concrete: true,
  tokenize(effects, ok, nok) {
    let word = ''
    const keyword: typeof ok = (code) => {
      if (code === 32 && (word === 'import' || word === 'export')) return inside(code)
      if (code === null || code <= 32) return nok(code)
      word += String.fromCodePoint(code)
      effects.consume(code)
      return keyword
    }
    const inside: typeof ok = (code) => {
      if (code === null || code < -2) {
        effects.exit('htmlFlowData')
        effects.exit('htmlFlow')
        return ok(code)
      }
      effects.consume(code)
      return inside
    }
    return (code) => {
      if (this.interrupt || this.now().column > 1) return nok(code)
      effects.enter('htmlFlow')
      effects.enter('htmlFlowData')
      return keyword(code)
    }
  },
}

const parser = unified().use(remarkParse).use(remarkMdx).use(importLines)
const withAddresses = parser().use(remarkGfm).freeze()
const withoutAddresses = parser().use(gfmWithoutAddresses).freeze()

function importLines(this: Processor): void {
  this.data().micromarkExtensions?.push({ flow: { 101: importLine, 105: importLine } })
}

/** Bare addresses, which GitHub's Markdown turns into links. */
const address = /@|:\/\/|www\./i

/**
 * The parts of remark-gfm except links from bare addresses. They look at every word: without them,
 * reading a text takes half the time.
 */
function gfmWithoutAddresses(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfmFootnote(),
    gfmStrikethrough(),
    gfmTable(),
    gfmTaskListItem(),
  ]
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ]
}

/**
 * The Markdown tree of a text in MDX with GitHub's extensions, each node at its place in the text.
 * Throws a `VFileMessage` on the first fault.
 */
export function parseMarkdown(text: string): Root {
  const tree = (address.test(text) ? withAddresses : withoutAddresses).parse(text)
  takeIds(tree)
  return tree
}

const marker = /\[#([^\]]*)\]\s*$/u

/**
 * Takes explicit ids out of headings: `## Fees and dates [#fees]` gets the id `fees`.
 * The usual `{#fees}` is an expression in MDX and can't be parsed; brackets are plain text.
 */
export function takeIds(node: Nodes): void {
  if (node.type === 'heading') takeId(node)
  else if ('children' in node) node.children.forEach(takeIds)
}

function takeId(heading: Heading): void {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return
  const id = marker.exec(last.value)?.[1]
  if (id === undefined) return
  last.value = last.value.replace(marker, '').trimEnd()
  heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
}

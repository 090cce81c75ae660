import type { Nodes, Root } from 'mdast'
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
import { type Processor, unified } from 'unified'
import { visit } from 'unist-util-visit'

const parser = unified().use(remarkParse).use(remarkMdx).use(withoutImports)
const withAddresses = parser().use(remarkGfm).freeze()
const withoutAddresses = parser().use(gfmWithoutAddresses).freeze()

/**
 * Leaves `import` and `export` to the check. MDX reads lines that begin with them as JavaScript, and
 * again after each empty line as long as they aren't complete.
 */
function withoutImports(this: Processor): void {
  // The character codes of e and i.
  for (const { flow = {} } of this.data().micromarkExtensions ?? [])
    Object.assign(flow, { 101: [], 105: [] })
}

/** Bare addresses, which GitHub's Markdown turns into links. */
const address = /@|:\/\/|www\./i

/** remark-gfm without links from bare addresses: looking for them at every word doubles the time. */
function gfmWithoutAddresses(this: Processor): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data()
  micromarkExtensions.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem())
  fromMarkdownExtensions.push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  )
  Object.assign(this.data(), { micromarkExtensions, fromMarkdownExtensions })
}

/** The tree of MDX with GitHub's extensions. Throws a `VFileMessage` on the first fault. */
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
export function takeIds(tree: Nodes): void {
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1)
    const id = last?.type === 'text' ? marker.exec(last.value)?.[1] : undefined
    if (last?.type !== 'text' || id === undefined) return
    last.value = last.value.replace(marker, '').trimEnd()
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
  })
}

import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { mayHaveAutolinks, withoutAutolinks } from '#scripts/patches/without-autolinks.ts'
import { withoutImports } from '#scripts/patches/without-imports.ts'
import { rememberLast } from '#scripts/system/text/remember-last.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(withoutImports).use(remarkGfm).freeze()
const withoutAddresses = parser().use(withoutAutolinks).freeze()

/**
 * The tree of MDX with GitHub's extensions, not to be changed: the rules of text read a body directly
 * after the check of its file. Throws a `VFileMessage` on the first fault.
 */
export const parseMarkdown = rememberLast((text): Root => {
  const tree = (mayHaveAutolinks(text) ? parser : withoutAddresses).parse(text)
  takeIds(tree)
  return tree
})

/** The body of a file, with spaces for what is above it: its places are those in the file. */
export function bodyInPlace(text: string, bodyLine: number): string {
  const above = text.split('\n', bodyLine - 1).join('\n')
  return above.replaceAll(/[^\n]/g, ' ') + text.slice(above.length)
}

const marker = /\[#([^\]]*)\]\s*$/u

/** Takes ids out of headings: `## Fees [#fees]`. MDX reads the usual `{#fees}` as an expression. */
export function takeIds(tree: Nodes): void {
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1)
    const id = last?.type === 'text' ? marker.exec(last.value)?.[1] : undefined
    if (last?.type !== 'text' || id === undefined) return
    last.value = last.value.replace(marker, '').trimEnd()
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
  })
}

import GithubSlugger from 'github-slugger'
import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { MdxFacts } from './mdx-facts.ts'

type Headings = MdxFacts['headings']

/**
 * Gives every heading an id, from its words unless it has one, and returns those that a writer wrote;
 * carries a table's alignment as `data-align`, since the policy forbids style attributes.
 */
export function finishElements(tree: Root): Headings {
  const headings: Headings = []
  const slugs = new GithubSlugger()
  const finish = (node: Nodes): void => {
    if (node.type === 'element') {
      alignByData(node)
      const depth = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (depth !== undefined) nameHeading(node, Number(depth), slugs, headings)
    }
    if ('children' in node) node.children.forEach(finish)
  }
  finish(tree)
  return headings
}

function alignByData({ properties }: Element): void {
  const { align } = properties
  if (align === undefined) return
  delete properties['align']
  properties['dataAlign'] = align
}

function nameHeading(node: Element, depth: number, slugs: GithubSlugger, headings: Headings) {
  const { properties, position } = node
  const text = toString(node)
  const id = String(properties['id'] ?? '') || slugs.slug(text)
  properties['id'] = id
  if (position) headings.push({ depth, text, id, ...placeOf(position.start) })
}

const placeOf = ({ line, column }: { line: number; column: number }) => ({ line, column })

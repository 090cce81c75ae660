import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import type { Body } from '#content/schema/entry.ts'
import type { ComponentName } from '#content/schema/components.ts'
import { kinds } from '#content/kinds/table.ts'
import { publication } from '#content/schema/publication.ts'
import { annotated, type Annotated, isNeutral, isNeutralAddress, valueAt } from '../fields/index.ts'
import type { Document } from './types.ts'

/**
 * True once site.yaml has a real address: from then on, builds leave out placeholders. SITE_URL
 * doesn't count, so that a preview of the sample shows them.
 */
export function placeholdersEnd(documents: readonly Document[]): boolean {
  const site = documents.find(({ kind }) => kind === 'site')
  const url = valueAt(site?.data, ['url'])
  return typeof url === 'string' && !isNeutralAddress(url)
}

/** True for an entry whose words, in fields and text, are all still to be supplied. */
export function holdsOnlyPlaceholders({ kind, fields, body }: Document): boolean {
  const words = annotated(kinds[kind].schema, fields).filter(isContent)
  const isBodyOpen = !body?.tree || body.isEmpty || endPlaceholders(parse(body.tree)).length === 0
  return words.length > 0 && words.every(isOpen) && isBodyOpen
}

/** Days and the names of other entries say nothing by themselves. */
const isContent = ({ path, meta }: Annotated) =>
  meta.reference === undefined && !Object.hasOwn(publication, String(path[0]))

const isOpen = ({ value, meta, flag }: Annotated) =>
  flag === 'toSupply' && (meta.neutral === undefined || isNeutral(value, meta))

/** Removes each `<ToSupply>` in the text of an entry and the headings above nothing else, or marks it. */
export function withoutPlaceholders<T extends { body: Body }>(entry: T, mark: boolean): T {
  const { body } = entry
  if (!body.tree.includes(`"${toSupply}"`)) return entry
  const root = parse(body.tree)
  if (mark) markPlaceholders(root)
  else root.children = endPlaceholders(root)
  const isEmpty = root.children.length === 0
  return { ...entry, body: { ...body, tree: JSON.stringify(root), isEmpty } }
}

const toSupply = 'ToSupply' satisfies ComponentName

const parse = (tree: string): Root => JSON.parse(tree)

const isPlaceholder = (node: Nodes) => 'name' in node && node.name === toSupply

const isCell = (node: Nodes): node is Element =>
  node.type === 'element' && /^t[dh]$/.test(node.tagName)

const isShown = (node: Nodes) =>
  isCell(node) ? node.children.length > 0 : node.type !== 'text' || node.value.trim() !== ''

/** The children of a node that hold something else. */
function endPlaceholders<T extends RootContent>({ children }: { children: T[] }): T[] {
  const left = children.filter((child) => {
    if (isPlaceholder(child)) return false
    if (!('children' in child) || !child.children.some(isShown)) return true
    child.children = endPlaceholders<ElementContent>(child)
    // Without its cell, the rest of a row would be below other heads.
    return child.children.length > 0 || isCell(child)
  })
  const full: T[] = []
  for (const child of left.toReversed()) {
    const next = full.find(isShown)
    if (levelOf(child) === notHeading || (next && levelOf(child) < levelOf(next)))
      full.unshift(child)
  }
  return full.some(isShown) ? full : []
}

const notHeading = 7

/** 2 for `##`; other content is below every heading. */
const levelOf = (node: Nodes): number =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? notHeading) : notHeading

function markPlaceholders(node: Nodes): void {
  if (!('children' in node)) return
  for (const child of node.children) markPlaceholders(child)
  if (!isPlaceholder(node)) return
  const children = [{ type: 'text' as const, value: 'Placeholder' }]
  const properties = { dataUnpublished: '' }
  node.children.unshift({ type: 'element', tagName: 'mark', properties, children })
}

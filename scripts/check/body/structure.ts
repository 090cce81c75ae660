import type { Element, Nodes, Root } from 'hast'
import { inlineElements } from '#content/schema/html-tags.ts'
import type { DiagnosticText, LocalDiagnostic } from '#scripts/content/diagnostics/index.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const empty = new Set(['br', 'wbr'])
const links = new Set(['a', 'Action'])
/** What may be in them depends on the element around them. */
const transparent = new Set(['a', 'ins', 'del', 'Action', 'ToConfirm', 'ToSupply'])
/** Elements of words, besides those in a line. A browser ends a `<p>` before a new block in it. */
const ofWords = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const takesWords = (name: string) =>
  ofWords.has(name) || (inlineElements.has(name) && !transparent.has(name))

/** True for a block of Markdown and for a component that is one. Other tags are refused by their name. */
const isBlock = (node: Element | Jsx, name: string) =>
  !transparent.has(name) &&
  !inlineElements.has(name) &&
  (node.type === 'element' || /^[A-Z]/.test(name))

/** Typst can't set more in one another. It needs twice as much for a quotation. */
const deepest = 16

type Around = {
  /** The element of words around an element, if there is one. */
  readonly words?: string | undefined
  readonly isInLink: boolean
  readonly depth: number
}

/**
 * Elements in places where HTML doesn't have them: browsers move them, each page in its own way, and
 * React and Typst fail on some.
 */
export function checkStructure(tree: Root): LocalDiagnostic[] {
  const faults: LocalDiagnostic[] = []
  const visit = (node: Nodes, around: Around) => {
    const own = isElement(node) ? nameOf(node) : ''
    const fault = isElement(node) ? faultOf(node, own, around) : undefined
    if (fault) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 }
      faults.push({ line, column, ...fault })
    }
    if (!('children' in node) || fault) return
    const inside = {
      words: around.words ?? (takesWords(own) ? own : undefined),
      isInLink: around.isInLink || links.has(own),
      depth: around.depth + (own === '' ? 0 : own === 'blockquote' ? 2 : 1),
    }
    for (const child of node.children) visit(child, inside)
  }
  visit(tree, { isInLink: false, depth: 0 })
  return faults
}

const isElement = (node: Nodes): node is Element | Jsx =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const nameOf = (node: Element | Jsx): string =>
  node.type === 'element' ? node.tagName : (node.name ?? '')

const html = (message: string, hint?: string) => ({ rule: 'html', message, hint }) as const

function faultOf(node: Element | Jsx, name: string, around: Around): DiagnosticText | undefined {
  const { words, isInLink, depth } = around
  if (depth >= deepest)
    return { rule: 'too-deep', message: `more than ${deepest} elements in one another` }
  if (isInLink && links.has(name)) return html('a link is inside another one')
  if (empty.has(name) && node.children.length > 0)
    return html(`<${name}> takes no text; write <${name} />`)
  if (words === undefined || !isBlock(node, name)) return undefined
  if (words === 'p')
    return html(
      `<${name}> can't be in the middle of a paragraph`,
      'Put it on lines of its own, with an empty line above and below.',
    )
  return html(
    name === 'p'
      ? `<${words}> and its text have to be on one line: <${words}>text</${words}>`
      : `<${name}> can't be inside <${words}>, which takes words only`,
  )
}

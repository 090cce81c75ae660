import type { Element, Nodes, Root } from 'hast'
import type { DiagnosticText, LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { FileRules } from '../rule.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** React prints none of these with a text. */
const empty = new Set(['br', 'hr', 'wbr', 'img'])

/** Typst can't set more in one another. It needs twice as much for a quotation. */
const deepest = 16

/** HTML that React or Typst fails on. The check of the built site finds elements in a wrong place. */
export const structureRules: FileRules = {
  check: ({ body }) => (body?.hast ? structureFaults(body.hast) : []),
  rules: {
    html: {
      does: 'Only a few HTML tags and attributes are allowed in text.',
      bad: { text: '<span ‸class="red">Full</span>' },
      good: { text: '<b>Full</b>' },
    },
    'too-deep': {
      does: 'Nothing is nested deeper than a person would write.',
      bad: { text: `${'> '.repeat(8)}‸Full` },
      good: { text: '> Full' },
    },
  },
}

function structureFaults(tree: Root): LocalDiagnostic[] {
  const faults: LocalDiagnostic[] = []
  const visit = (node: Nodes, depth: number) => {
    const fault = isElement(node) ? faultOf(node, depth) : undefined
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    if (fault) faults.push({ line, column, ...fault })
    if (!('children' in node) || fault?.rule === 'too-deep') return
    const steps = !isElement(node) ? 0 : nameOf(node) === 'blockquote' ? 2 : 1
    for (const child of node.children) visit(child, depth + steps)
  }
  visit(tree, 0)
  return faults
}

const isElement = (node: Nodes): node is Element | Jsx =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const nameOf = (node: Element | Jsx): string =>
  node.type === 'element' ? node.tagName : (node.name ?? '')

function faultOf(node: Element | Jsx, depth: number): DiagnosticText | undefined {
  const name = nameOf(node)
  if (depth >= deepest)
    return { rule: 'too-deep', message: `more than ${deepest} elements in one another` }
  return empty.has(name) && node.children.length > 0
    ? { rule: 'html', message: `<${name}> takes no text; write <${name} />` }
    : undefined
}

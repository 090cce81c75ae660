import type { Element, Nodes, Root } from 'hast'
import { inlineElements } from '#content/schema/html-tags.ts'
import type { DiagnosticText, LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { FileRules } from '../rule.ts'

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** The elements that belong directly in another one, which takes nothing else. */
const only = new Map<string, readonly string[]>([
  ['ul', ['li']],
  ['ol', ['li']],
  ['dl', ['dt', 'dd']],
  ['table', ['caption', 'thead', 'tbody', 'tfoot', 'tr']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tfoot', ['tr']],
  ['tr', ['th', 'td']],
])
/** Elements that begin or end another one, which takes anything else too. */
const parts = new Map([
  ['summary', 'details'],
  ['figcaption', 'figure'],
])
const empty = new Set(['br', 'hr', 'wbr', 'img'])
/** Elements that take whatever the element around them takes. */
const transparent = new Set(['a', 'ins', 'del', 'Action', 'ToConfirm', 'ToSupply'])
/** Elements that can't be nested in one another, and their names in a message. */
const lone = new Map([
  ['a', 'a link'],
  ['Action', 'a link'],
  ['dfn', '<dfn>'],
])
/** Elements of words, besides those in a line. A browser ends a `<p>` before a new block in it. */
const ofWords = new Set(['p', 'pre', 'summary', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const takesWords = (name: string) =>
  ofWords.has(name) || (inlineElements.has(name) && !transparent.has(name))
const isBlock = (name: string) => !transparent.has(name) && !inlineElements.has(name) && name !== ''

/** Typst can't set more in one another. It needs twice as much for a quotation. */
const deepest = 16

/** The elements around an element; transparent ones don't count. */
type Around = {
  readonly parent: string
  readonly words?: string | undefined
  readonly lone: readonly string[]
  readonly depth: number
}

/**
 * Elements in places where HTML doesn't have them: browsers move them, each page in its own way, and
 * React and Typst fail on some.
 */
export const structureRules: FileRules = {
  check: ({ body }) => (body?.hast ? structureFaults(body.hast) : []),
  rules: {
    html: {
      does: 'Only a few HTML tags and attributes are allowed in text, each in its place.',
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
  const visit = (node: Nodes, around: Around) => {
    const own = isElement(node) ? nameOf(node) : ''
    const fault = isElement(node) ? faultOf(node, around) : textFault(node, around)
    if (fault) {
      const { line, column } = node.position?.start ?? { line: 1, column: 1 }
      faults.push({ line, column, ...fault })
    }
    if (!('children' in node) || fault?.rule === 'too-deep') return
    const inside = {
      parent: transparent.has(own) ? around.parent : own,
      words: around.words ?? (takesWords(own) ? own : undefined),
      lone: [...around.lone, lone.get(own) ?? ''],
      depth: around.depth + (own === '' ? 0 : own === 'blockquote' ? 2 : 1),
    }
    for (const child of node.children) visit(child, inside)
  }
  visit(tree, { parent: '', lone: [], depth: 0 })
  return faults
}

const isElement = (node: Nodes): node is Element | Jsx =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const nameOf = (node: Element | Jsx): string =>
  node.type === 'element' ? node.tagName : (node.name ?? '')

const html = (message: string): DiagnosticText => ({ rule: 'html', message })

function faultOf(node: Element | Jsx, around: Around): DiagnosticText | undefined {
  const name = nameOf(node)
  const { parent, words, depth } = around
  if (depth >= deepest)
    return { rule: 'too-deep', message: `more than ${deepest} elements in one another` }
  const taken = only.get(parent)
  if (taken && node.type === 'element' && name === 'p') return looseText(parent, taken)
  if (taken && name !== '' && !transparent.has(name) && !taken.includes(name))
    return html(`<${name}> can't be directly in <${parent}>, which takes ${list(taken)} only`)
  const place = [...only].flatMap(([each, names]) => (names.includes(name) ? [each] : []))
  if (place.length > 0 && !place.includes(parent))
    return html(`<${name}> belongs directly in ${list(place)}`)
  const whole = parts.get(name)
  if (whole && whole !== parent) return html(`<${name}> belongs directly in <${whole}>`)
  const own = lone.get(name)
  if (own && around.lone.includes(own)) return html(`${own} is inside another one`)
  if (words !== undefined && isBlock(name)) return notInWords(node, name, words)
  return contentFault(node, name)
}

function contentFault(node: Element | Jsx, name: string): DiagnosticText | undefined {
  const first = node.children.find((child) => !isBlank(child))
  if (empty.has(name) && node.children.length > 0)
    return html(`<${name}> takes no text; write <${name} />`)
  if (name === 'details' && !(first && isElement(first) && nameOf(first) === 'summary'))
    return html('<details> begins with <summary>, the words that open it')
  if (name === 'table' && !hasCell(node)) return html('<table> needs a row with a cell')
  return undefined
}

function notInWords(node: Element | Jsx, name: string, words: string): DiagnosticText {
  const hint = 'Put it on lines of its own, with an empty line above and below.'
  if (words === 'p') return { ...html(`<${name}> can't be in the middle of a paragraph`), hint }
  return node.type === 'element' && name === 'p'
    ? html(`<${words}> and its text have to be on one line: <${words}>text</${words}>`)
    : html(`<${name}> can't be inside <${words}>, which takes words only`)
}

function textFault(node: Nodes, { parent }: Around): DiagnosticText | undefined {
  const taken = only.get(parent)
  return taken && node.type === 'text' && !isBlank(node) ? looseText(parent, taken) : undefined
}

const looseText = (parent: string, taken: readonly string[]) =>
  html(`text can't be directly in <${parent}>; put it into ${list(taken)}`)

const list = (names: readonly string[]) => names.map((name) => `<${name}>`).join(' or ')

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''

const hasCell = (node: Nodes): boolean =>
  (isElement(node) && /^t[hd]$/.test(nameOf(node))) ||
  ('children' in node && node.children.some(hasCell))

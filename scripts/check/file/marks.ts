import type { Nodes } from 'mdast'
import type { Span } from '#content/schema/entry.ts'
import { type Json, literal } from '#content/schema/values/literal.ts'
import {
  type DiagnosticText,
  type LocalDiagnostic,
  spanOf,
} from '#scripts/read/diagnostics/index.ts'
import { isNothing, nodesIn, type ParsedBody, valueOf } from '#scripts/read/markdown/index.ts'
import { escapedControls } from '#scripts/read/files/index.ts'
import type { FileRules } from '../rule.ts'

/** Marks of Markdown and MDX that do something else than their writer meant, or that content doesn't use. */
export const markRules: FileRules = {
  check: ({ body }) => (body?.parsed ? markFaults(body.parsed) : []),
  rules: {
    expression: {
      does: 'Braces hold plain values only.',
      bad: { text: 'Welcome, ‸{name}.' },
      good: { text: 'Welcome, {"all"}.' },
    },
    'import-export': {
      does: 'Content neither imports nor exports.',
      bad: { text: '‸import taxes fell' },
      good: { text: 'Import taxes fell' },
    },
    table: {
      does: 'No row of a table has more cells than its head.',
      bad: { text: '| Part |\n| - |\n‸| Law | 5 |' },
      good: { text: '| Part | Days |\n| - | - |\n| Law | 5 |' },
    },
  },
}

export function markFaults({ markdown, source }: ParsedBody): LocalDiagnostic[] {
  const diagnostics: LocalDiagnostic[] = []
  const notes = new Set<string>()
  for (const node of nodesIn(markdown)) {
    const { start, end } = node.position ?? {}
    const text = source.slice(start?.offset, end?.offset)
    // An escape begins with & or \, so other texts have none.
    const controls = /[&\\]/.test(text) ? escapedControls(ownTexts(node).join(''), text) : []
    for (const fault of controls) diagnostics.push({ ...spanOf(node), ...fault })
    diagnostics.push(...faultsOf(node, text))
    if (node.type !== 'footnoteDefinition') continue
    if (notes.has(node.identifier)) diagnostics.push({ ...startOf(node), ...secondNote })
    notes.add(node.identifier)
  }
  return diagnostics
}

function faultsOf(node: Nodes, text: string): LocalDiagnostic[] {
  const at = (words: DiagnosticText | false | undefined, place = spanOf(node)) =>
    words ? [{ ...place, ...words }] : []
  switch (node.type) {
    case 'imageReference':
      return at(noAddress)
    case 'code':
      return at(!closedCode.test(text) && openCode, startOf(node))
    case 'table': {
      const [head, ...rows] = node.children
      const most = head?.children.length ?? 0
      return rows.flatMap((row) =>
        at(row.children.length > most && longRow(row.children.length, most), spanOf(row)),
      )
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        at(valueOf(attribute) === undefined && noExpression, spanOf(attribute)),
      )
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return at(!isNothing(node) && !isPrintable(literal(node.data?.estree)) && noExpression)
    case 'paragraph':
      return at(spanOf(node).column === 1 && /^(?:import|export) /.test(text) && noImport)
    default:
      return []
  }
}

const secondNote = {
  rule: 'duplicate-value',
  message: 'this footnote is written a second time, and visitors see the first one only',
  hint: 'Give it another name, here and where the text refers to it.',
} as const

const noAddress = {
  rule: 'image',
  message: 'write the picture with its address: ![what it shows](/images/name.jpg)',
} as const

const noExpression = {
  rule: 'expression',
  message: 'braces contain code; content has plain values only',
  hint: 'To print a brace, write \\{. Plain values are {"text"}, {3}, {true}, {["a", "b"]}.',
} as const

const noImport = {
  rule: 'import-export',
  message: 'a line that begins with import or export is code; content has none',
  hint: 'Components need no import. If it is a sentence, begin it with another word or a capital.',
} as const

const openCode = {
  rule: 'mdx-syntax',
  message: '``` begins code and nothing ends it; expected a second ``` where the code ends',
} as const

const closedCode = /\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/

/** Browsers don't show more cells in a row than its table has in the head. */
const longRow = (cells: number, most: number): DiagnosticText => ({
  rule: 'table',
  message: `this row has ${cells} cells and the head of the table ${most}; the rest is not shown`,
})

/** The texts of a node itself: its value, its address, its props. */
function ownTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node !== 'object' || node === null) return []
  const parts = Object.entries(node).filter(([key]) => key !== 'children' && key !== 'position')
  return parts.flatMap(([, part]) => ownTexts(part))
}

function startOf(node: Nodes): Span {
  const { line, column } = spanOf(node)
  return { line, column }
}

/** True if React can print a value as text, which it can't for an object. */
const isPrintable = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.every(isPrintable) : value !== undefined && typeof value !== 'object'

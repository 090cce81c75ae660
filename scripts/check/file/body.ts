import { type KindName, isPageKind } from '#content/kinds/table.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { CompiledBody } from '#scripts/read/markdown/index.ts'
import type { ParsedFile } from '#scripts/read/documents/index.ts'
import type { FileRules } from '../rule.ts'
import { bodyOf, layoutOf } from '#scripts/read/site-map/index.ts'

export const bodyRules: FileRules = {
  check: bodyFaults,
  rules: {
    'file-empty': {
      does: 'A file has frontmatter, and text where its kind needs it.',
      bad: { files: { 'content/faqs/why.mdx': '---\nquestion: Why?\norder: 1\n---\n‸' } },
      good: { files: { 'content/faqs/why.mdx': '---\nquestion: Why?\norder: 1\n---\n\nSo.' } },
    },
    'body-unexpected': {
      does: 'A kind or page without text has nothing below its frontmatter.',
      bad: { files: { 'content/partners/yak.mdx': '---\nname: Yak\norder: 1\n---\n\n‸Text.' } },
      good: { files: { 'content/partners/yak.mdx': '---\nname: Yak\norder: 1\n---\n' } },
    },
    heading: {
      does: 'Headings begin at ##, skip no level and have ids of their own.',
      bad: { text: '‸# Fees' },
      good: { text: '## Fees' },
    },
  },
}

function bodyFaults({
  kind,
  text,
  body: compiled,
  content: { fields, bodyLine },
}: ParsedFile): LocalDiagnostic[] {
  if (!compiled) return []
  const body = bodyOf(kind, layoutOf({ kind, fields }))
  if (body === 'none' && !compiled.isEmpty) {
    const lines = text.split('\n').slice(bodyLine - 1)
    const line = bodyLine + lines.findIndex((each) => each.trim() !== '')
    const owner = kind === 'page' ? 'the not-found page' : `a ${kind}`
    const message = `${owner} has fields only; expected nothing below the second ---`
    const hint = kind === 'page' && {
      hint: 'Visitors never see this text: move its words to `lead`, or delete it.',
    }
    return [{ line, column: 1, rule: 'body-unexpected', message, ...hint }]
  }
  if (body === 'required' && compiled.isEmpty) {
    const message = `the text is empty; a ${kind} needs one (in the file, below the second ---)`
    return [{ line: bodyLine, column: 1, rule: 'file-empty', message }]
  }
  const shared = isPageKind(kind) ? [] : idsAmongOthers(compiled, kind, text, bodyLine)
  return [...shared, ...headingFaults(compiled, kind, text.split('\n'))]
}

/** Ids in a text that a page shows beside others of its kind, where two of them could be the same. */
function idsAmongOthers(
  { elements, tree = '' }: CompiledBody,
  kind: KindName,
  text: string,
  bodyLine: number,
): LocalDiagnostic[] {
  const message = `a page shows the text of a ${kind} beside others; expected no ids and no footnotes in it`
  const ids = elements.flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'id'))
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => index >= bodyLine - 1 && /\[\^[^\]]+\]/.test(line))
  const note = { line: at + 1, column: (lines[at] ?? '').indexOf('[^') + 1 }
  return [...ids, ...(hasFootnotes(tree) ? [note] : [])].map(({ line, column }) => ({
    line,
    column,
    rule: 'heading',
    message,
    hint: 'Write a note in brackets, and link to the entry by the name of its file.',
  }))
}

export const hasFootnotes = (tree: string) => tree.includes('"dataFootnoteRef"')

function headingFaults(
  { headings }: CompiledBody,
  kind: KindName,
  lines: readonly string[],
): LocalDiagnostic[] {
  return headings.flatMap(({ depth, text, id, line, column }, index): LocalDiagnostic[] => {
    const at = { line, column, rule: 'heading' } as const
    const most = (headings[index - 1]?.depth ?? 1) + 1
    const accident = byAccident(lines, line)
    if (accident) return [{ ...at, ...accident }]
    if (text === '' && id === '')
      return [
        { ...at, message: 'a heading without words; write them after ##, or delete the line' },
      ]
    if (!isPageKind(kind)) {
      const message = `the text of a ${kind} is shown below a heading; expected no other in it`
      return [{ ...at, message, hint: 'Write its words as a paragraph, or leave them out.' }]
    }
    const [wrong, right] = ['#'.repeat(depth), '#'.repeat(depth === 1 ? 2 : most)]
    const fixed = { ...at, endColumn: column + depth, suggestion: { wrong, right } }
    if (depth === 1) {
      const message = 'the heading of the page is one of its fields; begin at ##'
      return [{ ...fixed, message }]
    }
    if (depth <= most) return []
    const message = `expected at most ${right} here, got ${wrong}`
    const hint = 'A heading goes at most one level deeper than the one before.'
    return [{ ...fixed, message, hint }]
  })
}

/** The fault of a heading by accident: a line of hyphens below a sentence makes one. */
function byAccident(lines: readonly string[], from: number) {
  const below = lines.findIndex((line, at) => at >= from && /^[\s>]*(?:-+|=+)\s*$/.test(line))
  const [first = '', ...others] = lines.slice(from - 1, below)
  if (below === -1 || /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*#/.test(first)) return undefined
  const mark = (lines[below] ?? '').replaceAll(/[\s>]/g, '')
  const isSentence = others.length > 0 || /[.।!;,]\s*$/.test(first) || first.length > 80
  if (mark.length > 2 && mark.startsWith('-') && !isSentence) return undefined
  const message = `this line of ${mark.slice(0, 3)} makes a heading of the text above it`
  const hint =
    'For a line across the page, put an empty line above it. A heading is ## and its words.'
  return { line: below + 1, column: 1, message, hint }
}

import { kindOf } from '#content/kinds/table.ts'
import type { Nodes } from 'mdast'
import type { Document } from '#scripts/read/documents/index.ts'
import { type LocalDiagnostic, placeAt } from '#scripts/read/diagnostics/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { bodyInPlace, nodesIn, parseMarkdown } from '#scripts/read/markdown/index.ts'
import { type Match, type RuleContext, ruleDiagnostic } from './rule.ts'
import { proseRules } from './rules/index.ts'
import { type Offsets, isContiguous, offsetsOf } from './text-offsets.ts'
import { type TextRange, textRanges } from './text-ranges.ts'

/** The diagnostics of the rules that need one file only. A body that can't be read has no text. */
export function checkDocument(document: Document, context: RuleContext): LocalDiagnostic[] {
  const nodes = nodesOf(document)
  const ranges = textRanges(document, nodes)
  const isEnglish = (valueAt(document.fields, ['lang']) ?? document.language) === 'en'
  return proseRules.flatMap((rule) => {
    if (isEnglish ? rule.isNepali : rule.isEnglish) return []
    if (rule.exceptDated && kindOf(document.kind).isDated) return []
    const isRead = ({ role }: TextRange) => rule.roles?.includes(role) ?? role !== 'link'
    const inRanges = ranges.filter(isRead).flatMap((range) => {
      const matches = rule.inRange?.(range, context) ?? []
      return Array.from(matches, (match) => placed(match, range, document.text))
    })
    const messages = [...(rule.inDocument?.(nodes, document) ?? []), ...inRanges]
    return messages.map((message) => ruleDiagnostic(rule, message))
  })
}

/** The nodes of the body, at their places in the file. */
const nodesOf = ({ text, bodyLine, body }: Document): Nodes[] =>
  body?.tree ? nodesIn(parseMarkdown(bodyInPlace(text, bodyLine))) : []

/** A match at its place in the file, with its fix if the text is contiguous and has no code or picture. */
function placed({ from, to, fix, ...words }: Match, range: TextRange, source: string) {
  const spanOf = (part: Offsets) => {
    const [start, end] = offsetsOf(range, part)
    const { line: endLine, column: endColumn } = placeAt(source, end)
    return { ...placeAt(source, start), endLine, endColumn }
  }
  const { endLine, endColumn, ...start } = spanOf([from, to])
  const replaced: Offsets = [fix?.from ?? from, fix?.to ?? to]
  const canFix = fix && !fix.text.includes('\uFFFC') && isContiguous(range, source, replaced)
  return {
    ...start,
    ...(endLine === start.line && { endColumn }),
    ...words,
    ...(range.field !== undefined && { field: range.field }),
    ...(canFix && { fix: { ...spanOf(replaced), text: fix.text } }),
  }
}

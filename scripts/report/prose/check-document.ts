import { LineCounter } from 'yaml'
import type { Document, LocalDiagnostic } from '#scripts/content/index.ts'
import { parseMarkdown } from '#scripts/content/markdown.ts'
import { ruleDiagnostic } from './rule.ts'
import type { Match, RuleContext } from './rule.ts'
import { proseRules } from './rules/index.ts'
import { bodyRanges, fieldRanges, isContiguous, spanOf } from './text-ranges.ts'
import type { TextRange } from './text-ranges.ts'

/** What the rules find in a file by itself. A body that can't be read has no text. */
export function checkDocument(document: Document, context: RuleContext): LocalDiagnostic[] {
  const tree = treeOf(document)
  const ranges = [...fieldRanges(document), ...(tree ? bodyRanges(tree, document) : [])]
  const toPlace = placesIn(document.text)
  return proseRules.flatMap((rule) =>
    [
      ...Array.from(rule.inDocument?.({ document, ranges, tree }) ?? []),
      ...ranges.flatMap((range) =>
        Array.from(rule.inRange?.(range, context) ?? [], (match) =>
          placed(match, range, document.text, toPlace),
        ),
      ),
    ].map((message) => ruleDiagnostic(rule, message)),
  )
}

function treeOf({ text, bodyLine, body }: Document) {
  if (!body?.tree) return undefined
  const lines = text.split('\n').slice(bodyLine - 1)
  return parseMarkdown('\n'.repeat(bodyLine - 1) + lines.join('\n'))
}

type ToPlace = ReturnType<typeof placesIn>

/** Turns offsets in a text into lines and columns. */
function placesIn(text: string) {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1)
  return ([from, to]: readonly [number, number]) => {
    const [start, end] = [counter.linePos(from), counter.linePos(to)]
    return { line: start.line, column: start.col, endLine: end.line, endColumn: end.col }
  }
}

/** A match at its place in the file, with its fix if the text is contiguous there. */
function placed(match: Match, range: TextRange, source: string, toPlace: ToPlace) {
  const { from, to, message, hint, fix } = match
  const { line, column, endLine, endColumn } = toPlace(spanOf(range, from, to))
  const replaced = fix && { from, to, ...fix }
  const canReplace = replaced && isContiguous(range, source, replaced.from, replaced.to)
  return {
    line,
    column,
    ...(endLine === line ? { endColumn } : {}),
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(range.field === undefined ? {} : { field: range.field }),
    ...(canReplace
      ? { fix: { ...toPlace(spanOf(range, replaced.from, replaced.to)), text: replaced.text } }
      : {}),
  }
}

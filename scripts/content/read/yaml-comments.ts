import { Lexer } from 'yaml'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'
import type { YamlPlaces } from './yaml-places.ts'

/** What the lexer emits besides parts of the text; the last one stands before a scalar. */
const marks = ['\u0002', '\u0018', '\u001F']

/** Allows an exception to a rule of text: the forms lose it too, and the rule then warns again. */
const isException = /^#\s*allow\s/

/** A warning for each comment that the forms would lose. Adjacent lines of their own are one comment. */
export function commentDiagnostics(text: string, places: YamlPlaces): LocalDiagnostic[] {
  if (!text.includes('#')) return []
  const found: LocalDiagnostic[] = []
  let [offset, before, lastLine] = [0, '', -1]
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== marks[2] && !isException.test(token)) {
      const span = places.span(offset, offset + token.length)
      const isAlone = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === ''
      if (!isAlone || span.line !== lastLine + 1) found.push({ ...span, ...words })
      if (isAlone) lastLine = span.line
    }
    if (!marks.includes(token)) offset += token.length
    before = token
  }
  return found
}

const words = {
  rule: 'comment',
  severity: 'warning',
  message: 'a form under /admin deletes this comment when it saves the file',
  hint: 'Write it into the text of your proposal instead. If it is part of the value, put the whole value in quotation marks.',
} as const

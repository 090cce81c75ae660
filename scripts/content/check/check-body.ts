import { kinds } from '#content/schema/kinds.ts'
import { checkElements } from './check-elements.ts'
import { checkHeadings } from './check-headings.ts'
import type { Document } from '../read/document.ts'
import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** The text below the frontmatter: whether its kind has one, its components and headings. */
export function checkBody(document: Document, taken: readonly string[]): LocalDiagnostic[] {
  const { kind, facts, bodyLine } = document
  if (!facts) return []
  const { body } = kinds[kind]
  if (body === 'none' && !facts.isEmpty) {
    const blank = document.text
      .split('\n')
      .slice(bodyLine - 1)
      .findIndex((line) => line.trim() !== '')
    const message = `a ${kind} has fields only; expected nothing below the second ---`
    return [{ line: bodyLine + blank, column: 1, rule: 'body-unexpected', message }]
  }
  if (body === 'required' && facts.isEmpty) {
    const message = `a ${kind} needs text below the second ---`
    return [{ line: bodyLine, column: 1, rule: 'file-empty', message }]
  }
  return [...checkElements(facts), ...checkHeadings(facts, taken)]
}

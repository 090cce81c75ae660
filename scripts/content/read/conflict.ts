import type { LocalDiagnostic } from '../explain/diagnostic.ts'

/** The marks that git leaves where two people changed the same lines; nothing else is read then. */
export function conflictDiagnostic(text: string): LocalDiagnostic | undefined {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => /^<{7}(?: |$)/.test(line))
  const to = lines.findIndex((line, index) => index > from && /^>{7}(?: |$)/.test(line))
  if (from === -1 || to === -1) return undefined
  return {
    line: from + 1,
    column: 1,
    endColumn: 8,
    rule: 'conflict',
    message: `two versions are here, up to line ${to + 1}; make one of them, without the lines of <<<<<<<, ======= and >>>>>>>`,
    hint: 'Git leaves both where two people changed the same lines.',
  }
}

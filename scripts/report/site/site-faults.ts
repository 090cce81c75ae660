import { type Document, type Diagnostic, byPlace, diagnosticIn } from '#scripts/content/index.ts'
import type { GroupedFinding } from './finding.ts'
import { sourceMap } from './source-map.ts'

/**
 * What was found in the built files as faults of the content that made them: at the very line where
 * that can be told, else in the file of the page, else in the built file itself.
 * What comes from a placeholder is left to `npm run launch`.
 */
export function siteDiagnostics(
  findings: readonly GroupedFinding[],
  documents: readonly Document[],
  base: string,
): Diagnostic[] {
  if (findings.length === 0) return []
  const sources = sourceMap(documents, base)
  return findings
    .flatMap((finding) => {
      const { file, subject, rule, severity, line, column } = finding
      const source = subject && sources.exact(file, subject)
      if (source?.isPlaceholder) return []
      const document = source?.document ?? sources.page(file)
      const words = {
        rule,
        message: finding.message + onOthers(finding),
        hint: `${finding.hint === undefined ? '' : `${finding.hint} `}In the built site: dist/client/${file}:${line}:${column}`,
        ...(severity ? { severity } : {}),
      }
      return document
        ? [
            diagnosticIn(document.path, document.text, {
              ...(source?.span ?? { line: 1, column: 1 }),
              ...words,
            }),
          ]
        : [diagnosticIn(`dist/client/${file}`, '', { line, column, ...words })]
    })
    .toSorted(byPlace)
}

const onOthers = ({ others }: GroupedFinding): string =>
  others === 0 ? '' : ` (on ${others + 1} pages)`

import { kinds } from '#content/kinds/table.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import { idsIn, layoutAnchors } from '#scripts/read/site-map/index.ts'
import { hasFootnotes } from '../file/body.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { LanguageSite } from './language-site.ts'

/** The rule of headings, for ids: a layout and its entries have ids too. */
export const idRules: Rules<LanguageSite> = {
  check: ({ documents, entries }) =>
    documents
      // A translation without a text shows the English text, which is checked in its own file.
      .filter(({ lacksText = false }) => !lacksText)
      .flatMap((document) =>
        idFaults(document, layoutAnchors(document, entries)).map((fault): FaultIn => [
          document,
          fault,
        ]),
      ),
  rules: {},
}

/** Every id has plain characters and names one place on the page. The layout has the ids `taken`. */
function idFaults({ kind, body }: Document, taken: readonly string[]): LocalDiagnostic[] {
  if (!body || kinds[kind].body === 'none') return []
  const notes = body.tree?.match(/(?<="id":")(?:user-content-fn[^"]*|footnote-label)(?=")/g) ?? []
  const ofNotes = hasFootnotes(body.tree ?? '') ? notes : []
  const holders = new Map<string, string>([
    ...ofNotes.map((id) => [id, 'a footnote'] as const),
    ...taken.map((id) => [id, 'the page itself'] as const),
  ])
  return idsIn(body).flatMap(({ id, line, column }): LocalDiagnostic[] => {
    const at = { line, column, rule: 'heading' } as const
    const holder = holders.get(id)
    holders.set(id, `line ${line}`)
    if (holder !== undefined) {
      const message = `the id "${id}" is taken by ${holder}`
      return [{ ...at, message, hint: 'Give it one of its own: ## Heading [#id].' }]
    }
    if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u.test(id)) return []
    const message = `expected an id of letters, digits and hyphens, got "${id}"`
    return [{ ...at, message, hint: 'Write ## Heading [#id].' }]
  })
}

import {
  byPlace,
  type Diagnostic,
  diagnosticIn,
  type LocalDiagnostic,
} from '#scripts/content/diagnostics/index.ts'
import { type Document, isReadWhole } from '#scripts/content/documents/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { type ProseSite, ruleDiagnostic } from './rule.ts'
import { proseRules } from './rules/index.ts'

/** The diagnostics of all rules in reading order; `inFile` returns those of a single file. */
export async function proseDiagnostics(
  site: ProseSite,
  inFile: (document: Document) => LocalDiagnostic[] | Promise<LocalDiagnostic[]>,
): Promise<Diagnostic[]> {
  // The rules that need all files look at nothing if one can't be read.
  const areRead = site.documents.every(isReadWhole)
  const across = (areRead ? proseRules : []).flatMap((rule) =>
    Array.from(rule.inSite?.(site) ?? [], (message) => ruleDiagnostic(rule, message)),
  )
  const byFile = groupBy(across, ({ path }) => path)
  // Pictures and brochures have no text.
  const found = across.flatMap(({ path, ...local }) =>
    path.startsWith('public/') ? [diagnosticIn({ path }, local)] : [],
  )
  for (const document of site.documents) {
    const locals = [...(byFile.get(document.path) ?? []), ...(await inFile(document))]
    found.push(...locals.map((local) => diagnosticIn(document, local)))
  }
  return found.toSorted(byPlace)
}

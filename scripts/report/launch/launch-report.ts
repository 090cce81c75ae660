import type { FlagName } from '#content/schema/fields.ts'
import { originalPath } from '#content/schema/languages.ts'
import type { CompileResult, Document, Flag } from '#scripts/read/documents/index.ts'
import { byPlace } from '#scripts/read/diagnostics/index.ts'
import { isNeutralAddress } from '#scripts/read/fields/index.ts'

export type OpenItem = Omit<Flag, 'flag'>

/** The items of the content that are to supply and to confirm, and the number of faults. */
export function launchReport(result: CompileResult) {
  const { documents, diagnostics, flags, unpublished } = result
  // Nothing is open in entries that are drafts or no longer on the site.
  const hidden = new Set(
    unpublished.filter(({ why }) => /^(?:draft|late)$/.test(why.reason)).map(({ path }) => path),
  )
  const shown = (items: readonly OpenItem[]) =>
    items.filter(({ path }) => !hidden.has(originalPath(path))).toSorted(byPlace)
  const flagged = (name: FlagName) => flags.filter(({ flag }) => flag === name)
  const missingFiles = diagnostics.filter(isMissingFile)
  return {
    toSupply: shown([
      ...flagged('toSupply'),
      ...documents.flatMap(neutralLinks),
      ...missingFiles.map(({ path, line, column, field = '', message }) => {
        return { path, line, column, field, text: message }
      }),
    ]),
    toConfirm: shown(flagged('toConfirm')),
    faults: diagnostics.filter((each) => each.severity === 'error' && !isMissingFile(each)).length,
    unpublished,
  }
}

const isMissingFile = ({ rule }: { rule: string }) => rule === 'missing-file'

const neutralLinks = ({ path, mentions }: Document): OpenItem[] =>
  mentions.flatMap(({ value: text, link, place: { field, line, column } }) =>
    link && field === undefined && isNeutralAddress(text)
      ? [{ path, line, column, field: 'body', text }]
      : [],
  )

import { isPageKind } from '#content/kinds/table.ts'
import { type Document, placesOf } from '#scripts/content/documents/index.ts'
import { valueAt } from '#scripts/content/fields/index.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import type { ProseRule } from '../rule.ts'

/** The texts of a page that search results show, without those still to be confirmed or supplied. */
const searchTexts = (document: Document) =>
  ['title', 'description', 'summary'].flatMap((field) => {
    const text = valueAt(document.fields, [field])
    const isFlagged = document.flags.some((each) => each.field === field)
    if (typeof text !== 'string' || isFlagged) return []
    const place = () => placesOf(document).value([field])
    const key = `${document.language} ${text.trim().toLowerCase()}`
    return [{ path: document.path, field, place, key }]
  })

export const titleRules: readonly ProseRule[] = [
  {
    id: 'same-description',
    reason: 'In search results two pages with one description look like one.',
    *inSite({ documents }) {
      const pages = documents.filter(({ kind }) => isPageKind(kind))
      const groups = groupBy(pages.flatMap(searchTexts), ({ key }) => key)
      for (const [first, ...others] of groups.values())
        for (const { path, field, place } of others) {
          const message = `the same text is at ${first?.path}:${first?.place().line}; expected words of its own`
          yield { path, ...place(), field, message }
        }
    },
  },
]

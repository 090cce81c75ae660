import { kinds } from '#content/kinds/table.ts'
import { type Document, nextNumberOf, fieldPlacesOf } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import { show } from '../file/notation.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { LanguageSite } from './language-site.ts'
import { onlyPageOf } from '#scripts/read/site-map/index.ts'

const questions = (first: string, second: string) => ({
  'content/faqs/a.mdx': `---\nquestion: ${first}\norder: 10\n---\n\nSo.\n`,
  'content/faqs/b.mdx': `---\nquestion: ${second}\norder: 20\n---\n\nSo.\n`,
})

/**
 * Unique values that an earlier document of the kind already has. Two people who each add an entry
 * are given the same number, so a number is a warning: entries with one come by their paths.
 */
export const duplicateRules: Rules<LanguageSite> = {
  check: duplicateFaults,
  rules: {
    'duplicate-value': {
      does: 'A unique value is used once.',
      bad: { files: questions('Why?', '‸why?') },
      good: { files: questions('Why?', 'How?') },
    },
  },
}

function duplicateFaults({ documents }: LanguageSite): FaultIn[] {
  const holders = new Map<string, Document>()
  return documents.flatMap((document) =>
    kinds[document.kind].unique.flatMap((field): FaultIn[] => {
      const value = valueAt(document.fields, [field])
      if (typeof value !== 'string' && typeof value !== 'number') return []
      // Entries on the pages of two others may have the same words.
      const list = `${document.kind} ${onlyPageOf(document) ?? ''}`
      const key = `${list} ${field} ${String(value).trim().toLowerCase()}`
      const holder = holders.get(key)
      // A translation has the facts of its original, where the fault is told.
      if (!holder || !fieldPlacesOf(document).node([field])) {
        holders.set(key, document)
        return []
      }
      const span = fieldPlacesOf(document).value([field])
      const { line } = fieldPlacesOf(holder).value([field])
      const warning = typeof value === 'number' && ({ severity: 'warning' } as const)
      const right = warning
        ? `another one, such as ${nextNumberOf(document.kind, field, documents)}`
        : 'a value of its own'
      const message = `${show(value)} is taken by ${holder.path}:${line}; expected ${right}`
      return [[document, { ...span, field, rule: 'duplicate-value', message, ...warning }]]
    }),
  )
}

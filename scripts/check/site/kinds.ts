import { kindOf } from '#content/kinds/table.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import { type Document, fieldPlacesOf } from '#scripts/read/documents/index.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { LanguageSite } from './language-site.ts'

/** The rules that a kind declares. A translation has the facts of its original, where they are checked. */
export const kindRules: Rules<LanguageSite> = {
  check: ({ language, documents, day, unpublished }) =>
    language === 'en'
      ? documents.flatMap((document) => {
          const shownOn = unpublished.has(document.path) ? undefined : day
          return kindFaults(document, shownOn).map((fault): FaultIn => [document, fault])
        })
      : [],
  rules: {
    'unlikely-day': {
      severity: 'warning',
      does: 'The days of an entry fit each other, its length and the day of the check.',
      bad: { files: { 'content/notices/trip.mdx': trip('‸2028-12-01') } },
      good: { files: { 'content/notices/trip.mdx': trip('2026-12-01') } },
    },
    'personal-data': {
      severity: 'warning',
      does: 'A result names roll numbers and no people.',
      bad: { files: { 'content/notices/result.mdx': result('- 12 ‸Sita Rai\n- 13 Hari Thapa') } },
      good: { files: { 'content/notices/result.mdx': result('- 12\n- 13') } },
    },
  },
}

function trip(date: string): string {
  return `---\ntitle: A trip\ndate: ${date}\ncategory: news\n---\n\nCome.\n`
}

function result(text: string): string {
  const fields = 'title: Results\ndate: 2026-12-01\ncategory: result\npublishUntil: 2027-03-01'
  return `---\n${fields}\n---\n\n${text}\n`
}

/** `day` is undefined for an entry that isn't on the site. */
function kindFaults(document: Document, day: string | undefined): LocalDiagnostic[] {
  const faults = kindOf(document.kind).check?.(document, day) ?? []
  return faults.map((fault) =>
    'field' in fault
      ? Object.assign(fieldPlacesOf(document).value(stepsOf(fault.field)), fault)
      : fault,
  )
}

/** The path of a field: `intakes.0.ends` is a field of the first entry. */
const stepsOf = (field: string) =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

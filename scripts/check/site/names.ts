import { routeOf } from '#content/kinds/routes.ts'
import { didYouMean } from '#scripts/read/diagnostics/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import type { Entries } from '#scripts/read/site-map/index.ts'
import { fileProblem, internalProblem, smallPicture } from './inside-site.ts'
import { isInternal, shapeProblem, wordsProblem } from './shape.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** Checks the links, files and entries that a document names, and that its pictures are described. */
export function checkNames(document: Document, site: SiteAddresses, entries: Entries) {
  const route = routeOf(document)
  return document.mentions.flatMap(
    ({ value, place, link, file, shownAt, alt, reference, words }) => {
      const ofLink = () =>
        isInternal(value) ? internalProblem(value, route, site) : wordsProblem(value, words)
      const problems = [
        link && (shapeProblem(value) ?? ofLink()),
        file && fileProblem(value, file, site),
        shownAt && smallPicture(value, shownAt, site),
        alt?.trim() === '' && noDescription,
        reference && referenceProblem(value, reference, entries),
      ]
      return problems.flatMap((problem) => (problem ? [{ ...place, ...problem }] : []))
    },
  )
}

const noDescription = {
  rule: 'image',
  message: 'expected what the picture shows between the brackets: ![…](…)',
} as const

function referenceProblem(value: string, kind: string, entries: Entries) {
  const known = entries.get(kind) ?? new Map()
  if (known.has(value)) return undefined
  const message = `there is no ${kind} "${value}"${didYouMean(value, known.keys())}`
  return { rule: 'broken-reference' as const, message }
}

import { routeOf } from '#content/schema/routes.ts'
import { kinds } from '#content/schema/kinds.ts'
import { type Document, annotated, bodyLinks } from '#scripts/content/index.ts'
import type { FileFinding, ProseRule } from '../rule.ts'

const reached = new Set(['/', '/404'])

/** Programs are reached from their list. */
export const orphanPage: ProseRule = {
  id: 'orphan-page',
  severity: 'warning',
  reason:
    'Nobody finds a page without a link; link to it from another page or from a menu in content/site.yaml.',
  *inSite({ documents }): Iterable<FileFinding> {
    const linked = new Set(documents.flatMap((document) => [...targetsOf(document)]))
    for (const document of documents) {
      const route = routeOf(document)
      if (document.kind !== 'page' || route === undefined) continue
      if (reached.has(route) || linked.has(route)) continue
      yield {
        path: document.path,
        finding: { line: 1, column: 1, message: `nothing links to ${route}` },
      }
    }
  },
}

function* targetsOf(document: Document): Generator<string> {
  const { kind, yaml } = document
  const own = routeOf(document)
  const inFields = Array.from(annotated(kinds[kind].schema, yaml?.value))
    .filter(({ meta }) => meta.link === true)
    .map(({ value }) => value)
  for (const href of [...inFields, ...bodyLinks(document).map((link) => link.href)]) {
    const target = href.replace(/[?#].*$/s, '')
    if (target.startsWith('/') && target !== own) yield target
  }
}

import { routeOf } from '#content/kinds/routes.ts'
import { collectionKinds, kinds, isPageKind } from '#content/kinds/table.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/read/diagnostics/index.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import { listAt, valueAt } from '#scripts/read/fields/index.ts'
import { placeOfFile } from '#scripts/read/files/index.ts'
import { git } from '#scripts/system/git.ts'

const folders = ['--', ...collectionKinds.filter(isPageKind).map((kind) => kinds[kind].folder)]

/**
 * A warning at each page that git takes for a renamed one since the commit before the last one (of a
 * pull request its base), if the old address leads nowhere. None without git or a repository.
 */
export async function renamedPages(
  root: string,
  documents: readonly Document[],
): Promise<Diagnostic[]> {
  const options = ['-M', '--diff-filter=R', '--name-status', '-z', '--relative', 'HEAD^']
  const renames = await git(root, 'diff', ...options, ...folders).catch(() => '')
  const known = new Set(
    documents
      .flatMap((document) => [routeOf(document), ...listAt(document.fields, ['formerly'])])
      .map((address) => String(address).toLowerCase()),
  )
  return Array.from(renames.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)).flatMap(([, before, now]) => {
    const place = placeOfFile(before ?? '')
    const from = place.kind && routeOf(place)
    const document = documents.find(({ path }) => path === now)
    const isDraft = valueAt(document?.fields, ['draft']) === true
    if (!document || isDraft || from === undefined || known.has(from.toLowerCase())) return []
    return [warning(from, document)]
  })
}

function warning(from: string, document: Document): Diagnostic {
  const all = [...listAt(document.fields, ['formerly']), from].join(', ')
  return diagnosticIn(document, {
    rule: 'renamed-page',
    severity: 'warning',
    message: `this page was at ${from}, which leads nowhere now`,
    hint: `So that links and bookmarks still arrive, write this line among its fields: formerly: [${all}]`,
  })
}

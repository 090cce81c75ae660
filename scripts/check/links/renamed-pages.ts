import { collectionKinds, kinds } from '#content/kinds/table.ts'
import { isPageKind, routeOf } from '#content/kinds/routes.ts'
import { type Diagnostic, diagnosticIn } from '#scripts/content/diagnostics/index.ts'
import type { Document } from '#scripts/content/documents/index.ts'
import { listAt, valueAt } from '#scripts/content/fields/index.ts'
import { placeOfFile } from '#scripts/content/read/index.ts'
import { git } from '#scripts/system/git.ts'

/** The share of common lines from which git, too, takes two texts for one file. */
const alike = 0.5

/**
 * A warning at each page and program that has had another name since the commit before the last one (of
 * a pull request its base), if the old address leads nowhere. None without git or a repository.
 */
export const renamedPages = (root: string, documents: readonly Document[]): Promise<Diagnostic[]> =>
  renamedSince('HEAD^', root, documents)
    // The first commit has none before it.
    .catch(() => renamedSince('HEAD', root, documents))
    .catch(() => [])

const folders = ['--', ...collectionKinds.filter(isPageKind).map((kind) => kinds[kind].folder)]

async function renamedSince(commit: string, root: string, documents: readonly Document[]) {
  const options = ['--no-renames', '--no-color', '--no-ext-diff', '--src-prefix=a/', '--relative']
  const patch = await git(root, 'diff', '--diff-filter=D', ...options, commit, ...folders)
  const lost = deletedFiles(patch).filter(isLost(documents))
  if (lost.length === 0) return []
  const before = await git(root, 'ls-tree', '-r', '-z', '--name-only', commit, ...folders)
  const paths = new Set(before.split('\0'))
  const added = documents.filter(({ path }) => !paths.has(path))
  return lost.flatMap(({ from, text }) => {
    const [best] = added
      .map((document) => ({ document, share: shareOf(text, document.text) }))
      .toSorted((a, b) => b.share - a.share)
    return best && best.share >= alike ? [warning(from, best.document)] : []
  })
}

const deletedFiles = (patch: string) =>
  patch.split(/^diff --git /m).flatMap((part) => {
    const [, path = '', lines = ''] = /^--- a\/(.+)\n.*\n@@.*\n([^]*)/m.exec(part) ?? []
    const place = placeOfFile(path)
    const from = place.kind === undefined ? undefined : routeOf(place)
    return from === undefined ? [] : [{ from, text: lines.replaceAll(/^-/gm, '') }]
  })

/** True for the address of a page that visitors could see and that leads nowhere now, in capitals or not. */
function isLost(documents: readonly Document[]) {
  const known = new Set(
    documents
      .flatMap((document) => [routeOf(document), valueAt(document.fields, ['formerly'])].flat())
      .map((address) => String(address).toLowerCase()),
  )
  return ({ from, text }: { from: string; text: string }) =>
    !known.has(from.toLowerCase()) && !/^draft: *true\b/m.test(text)
}

const linesOf = (text: string) => new Set(text.split(/\s*\n\s*/))

function shareOf(a: string, b: string): number {
  const [one, other] = [linesOf(a), linesOf(b)]
  const common = [...one].filter((line) => other.has(line)).length
  return (2 * common) / (one.size + other.size)
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

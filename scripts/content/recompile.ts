import { layoutAnchors } from './anchors.ts'
import { slugsByKind } from './check-across.ts'
import { checkBody } from './check-body.ts'
import { isUnique } from './check-duplicates.ts'
import { documentOf, placeholdersIn } from './compile.ts'
import type { CompileOptions } from './compile.ts'
import { digestOf, isSound } from './digest.ts'
import type { Document } from './document.ts'
import { entriesOf, entryOf } from './entries.ts'
import { compare } from './fault-list.ts'
import { valueAt } from './schema-walk.ts'
import type { CompileResult, Content, Entry, SourceFile } from './types.ts'

/**
 * What `compileContent` would make of the content after these files have changed, without looking
 * at the others: undefined when the change may concern them, or something is or was wrong.
 * `options` are those of `before`.
 */
export async function recompile(
  before: CompileResult,
  files: readonly SourceFile[],
  options: CompileOptions,
): Promise<CompileResult | undefined> {
  if (!before.content) return undefined
  const now = new Map<string, Document>()
  const renamed: Document[] = []
  for (const file of files) {
    const old = before.documents.find(({ path }) => path === file.path)
    if (!old || old.kind === 'site' || isMarked(before, old)) return undefined
    const document = await documentOf(file, old.kind, old.slug, options)
    if (!isSound(document) || reachOf(document) !== reachOf(old)) return undefined
    if (uniqueIn(document) !== uniqueIn(old)) renamed.push(document)
    now.set(file.path, document)
  }
  const documents = before.documents.map((document) => now.get(document.path) ?? document)
  const own = [...now.values()]
  const isFree = renamed.every((document) => isUnique(document, documents))
  if (!isFree || !own.every((document) => fitsLayout(document, documents))) return undefined
  return {
    ...before,
    documents,
    content: withDocuments(before.content, own),
    placeholders: [
      ...before.placeholders.filter(({ path }) => !now.has(path)),
      ...own.flatMap(placeholdersIn),
    ].toSorted((a, b) => compare(a.path, b.path)),
  }
}

/** Whether there was anything to say of a document, whose place may be another now. */
const isMarked = ({ faults, unpublished }: CompileResult, document: Document) =>
  [...faults, ...unpublished].some(({ path }) => path === document.path)

const uniqueIn = (document: Document) => JSON.stringify(digestOf(document).unique)

/** What a page's text may hold depends on its layout; of other kinds the digest says it. */
function fitsLayout(document: Document, documents: readonly Document[]): boolean {
  if (document.kind !== 'page') return true
  return checkBody(document, layoutAnchors(document, slugsByKind(documents))).length === 0
}

/**
 * All of a document that the checks of all files at once read, but for what is to be unique, and what
 * decides its place among the others. Where it is the same as before, so is all that they found, here and in other files.
 */
function reachOf(document: Document): string {
  const { data, publication, mentions, links, images, ids, isEmpty } = digestOf(document)
  return JSON.stringify([
    document.kind === 'page' ? data : valueAt(data, ['order']),
    publication,
    mentions,
    links.map(({ href }) => href),
    images.map(({ src, alt }) => [src, alt]),
    ids,
    isEmpty,
  ])
}

function withDocuments(content: Content, documents: readonly Document[]): Content {
  const entries = documents.flatMap((document) => entryOf(document, new Map()) ?? [])
  return {
    ...content,
    pages: renewed(content.pages, entriesOf('page', entries)),
    programs: renewed(content.programs, entriesOf('program', entries)),
    highlights: renewed(content.highlights, entriesOf('highlight', entries)),
    testimonials: renewed(content.testimonials, entriesOf('testimonial', entries)),
    faqs: renewed(content.faqs, entriesOf('faq', entries)),
    partners: renewed(content.partners, entriesOf('partner', entries)),
  }
}

const renewed = <T>(entries: readonly Entry<T>[], fresh: readonly Entry<T>[]) =>
  fresh.length === 0
    ? entries
    : entries.map((entry) => fresh.find(({ path }) => path === entry.path) ?? entry)

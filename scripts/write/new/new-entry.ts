import { kinds } from '#content/schema/kinds.ts'
import { addressOf } from '#content/schema/routes.ts'
import {
  type Document,
  type SourceFile,
  checkDuplicates,
  compileContent,
  diagnosticIn,
  pagesIn,
  sentenceOf,
} from '#scripts/content/index.ts'
import { draftGroup } from './draft.ts'
import type { Given } from './draft.ts'
import { namingField, schemaOf } from './kinds.ts'
import type { NewKind } from './kinds.ts'
import { refusedName } from './refusals.ts'
import { siteFacts } from './site-facts.ts'
import { freeSlug, slugOf } from './slug.ts'
import { writeFields } from './write-fields.ts'

/** What a writer asks for; `layout` counts for a page only, `body` is the text below the fields. */
export type Wish = {
  readonly kind: NewKind
  readonly layout: string
  readonly given: Given
  readonly slug?: string | undefined
  readonly body?: string | undefined
}

/** A file to write, or each reason why there is none, in the words of the check. */
export type NewEntry =
  | { readonly path: string; readonly address: string | undefined; readonly text: string }
  | { readonly refused: readonly string[] }

/** The new file for a wish beside the files that exist. Pure; what it gives passes the check. */
export async function newEntry(
  { kind, layout, given, slug, body }: Wish,
  files: readonly SourceFile[],
  assets: ReadonlySet<string>,
): Promise<NewEntry> {
  const schema = schemaOf(kind, layout)
  if (!schema) return { refused: [`there is no layout ${layout}`] }
  const { folder } = kinds[kind]
  const names = new Set(files.map(({ path }) => path.toLowerCase()))
  const name = slug ?? nameFor(kind, given, names)
  const wrong = refusedName(kind, name, names)
  if (wrong !== undefined) return { refused: [`--slug: ${wrong}`] }
  const path = `${folder}/${name}.mdx`

  const known = new WeakMap<SourceFile, Document>()
  await compileContent(files, assets, { documents: known })
  const documentsOf = (list: readonly SourceFile[]) => list.flatMap((file) => known.get(file) ?? [])
  const facts = siteFacts(documentsOf(files), kind)
  const fields = writeFields(schema, draftGroup(schema, given, facts), facts)
  const text = fileText(fields, body ?? bodyFor(kind, layout))

  const file = { path, bytes: Buffer.from(text) }
  const all = [...files, file]
  const { diagnostics } = await compileContent(all, assets, { documents: known })
  // The check blames the later of two files by name; here it is always the new one.
  const duplicates = checkDuplicates(documentsOf(all))
    .filter(({ document }) => document.path === path)
    .map(({ document, diagnostic }) => diagnosticIn(path, document.text, diagnostic))
  const own = diagnostics.filter(
    (diagnostic) => diagnostic.path === path && diagnostic.rule !== 'duplicate-value',
  )
  const refused = [...own, ...duplicates].map((diagnostic) =>
    diagnostic.hint === undefined
      ? sentenceOf(diagnostic)
      : `${sentenceOf(diagnostic)} (${diagnostic.hint})`,
  )
  const address = addressOf({ kind, slug: name }, pagesIn(documentsOf(all)))
  return refused.length > 0 ? { refused } : { path, address, text }
}

/** The slug from the words that name the entry; `new-program` while there are none. */
function nameFor(kind: NewKind, given: Given, names: ReadonlySet<string>): string {
  const words = given.get(namingField[kind])?.at(-1)
  if (words !== undefined) return slugOf(words)
  return freeSlug(`new-${kind}`, (slug) => refusedName(kind, slug, names) !== undefined)
}

function bodyFor(kind: NewKind, layout: string): string | undefined {
  const needsBody = kinds[kind].body === 'required' || (kind === 'page' && layout === 'text')
  return needsBody ? '<Placeholder>The text goes here.</Placeholder>' : undefined
}

function fileText(fields: readonly string[], body: string | undefined): string {
  const hasChoices = fields.some((line) => line.trimStart().startsWith('#'))
  const note = hasChoices ? ['# To use a field that stands behind #, take the # away.'] : []
  const frontmatter = ['---', ...note, ...fields, '---', '']
  return `${frontmatter.join('\n')}${body === undefined ? '' : `\n${body}\n`}`
}

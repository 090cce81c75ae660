import { type CollectionKind, kinds } from '#content/schema/kinds.ts'
import { addressOf, routeOf } from '#content/schema/routes.ts'
import {
  type CompileResult,
  type Document,
  checkDuplicates,
  diagnosticIn,
  pagesIn,
  placeOfFile,
  sentenceOf,
  slugOf,
  valueAt,
} from '#scripts/content/index.ts'
import {
  type Field,
  type Given,
  type SiteFacts,
  draft,
  free,
  isGroup,
  writeFields,
  writeValue,
} from '../describe/index.ts'
import { groupOf } from './read-arguments.ts'

/** A request for a new entry. `layout` is for pages only; `body` is the text below the fields. */
export type Request = {
  readonly kind: CollectionKind
  readonly layout: string
  readonly given: Given
  readonly slug?: string | undefined
  readonly body?: string | undefined
}

/** A file to write, or each reason against it, in the words of the check. */
export type NewEntry =
  | { readonly path: string; readonly address: string | undefined; readonly text: string }
  | { readonly refused: readonly string[] }

/** Opens the content as it would be with other files beside or instead of those on disk. */
type Open = (replaced: ReadonlyMap<string, Uint8Array>) => Promise<CompileResult>

/** The new file for a request, beside the files that exist. What it returns passes the check. */
export async function newEntry(
  { kind, layout, given, slug, body }: Request,
  open: Open,
): Promise<NewEntry> {
  const group = groupOf(kind, layout)
  if (!group) return { refused: [`there is no layout ${layout}`] }
  const { documents } = await open(new Map())
  const paths = new Set(documents.map((document) => document.path.toLowerCase()))
  const name = slug ?? nameFor(group, kind, given, paths)
  const wrongName = refusedName(kind, name, paths)
  if (wrongName !== undefined) return { refused: [`--slug: ${wrongName}`] }
  const path = `${kinds[kind].folder}/${name}.mdx`

  const facts = siteFacts(documents, kind)
  const text = fileText(group, given, facts, body ?? bodyFor(kind, layout))
  const compiled = await open(new Map([[path, Buffer.from(text)]]))
  const created = compiled.documents.find((document) => document.path === path)
  // The check blames the later of two files by name; here the new one is last.
  const inOrder = created ? [...documents, created] : documents
  const duplicates = checkDuplicates(inOrder)
    .filter(({ document }) => document === created)
    .map(({ document, diagnostic }) => diagnosticIn(path, document.text, diagnostic))
  const others = compiled.diagnostics.filter(
    (diagnostic) => diagnostic.path === path && diagnostic.rule !== 'duplicate-value',
  )
  const refused = [...others, ...duplicates].map((diagnostic) =>
    diagnostic.hint === undefined
      ? sentenceOf(diagnostic)
      : `${sentenceOf(diagnostic)} (${diagnostic.hint})`,
  )
  if (refused.length > 0) return { refused }
  return { path, address: addressOf({ kind, slug: name }, pagesIn(inOrder)), text }
}

/** A name from the first text of the entry: its title, name or question. */
function nameFor(
  group: Field,
  kind: CollectionKind,
  given: Given,
  paths: ReadonlySet<string>,
): string {
  const naming = group.fields.find(({ type, isRequired }) => type === 'text' && isRequired)
  const words = given.get(naming?.name ?? '')?.at(-1)
  if (words !== undefined) return slugOf(words)
  return free(`new-${kind}`, (slug) => refusedName(kind, slug, paths) !== undefined, '-')
}

function bodyFor(kind: CollectionKind, layout: string): string | undefined {
  const needsBody = kinds[kind].body === 'required' || (kind === 'page' && layout === 'text')
  return needsBody ? '<Placeholder>The text goes here.</Placeholder>' : undefined
}

function siteFacts(documents: readonly Document[], kind: CollectionKind): SiteFacts {
  const unique: readonly string[] = kinds[kind].unique
  const routes = new Set(documents.map(routeOf))
  const valuesIn = (field: string) =>
    documents
      .filter((document) => document.kind === kind)
      .map(({ fields }) => valueAt(fields, [field]))
  const numbersIn = (field: string) => valuesIn(field).filter(Number.isSafeInteger).map(Number)
  return {
    nextNumber: (field) =>
      unique.includes(field) ? Math.max(0, ...numbersIn(field)) + 1 : undefined,
    isTaken: (field, text) => unique.includes(field) && valuesIn(field).includes(text),
    isRoute: (address) => routes.has(address),
  }
}

function fileText(group: Field, given: Given, facts: SiteFacts, body: string | undefined): string {
  const values = draft(group, given, facts, '')
  const unused = (field: Field) => draft(field, new Map(), facts)
  const lines = isGroup(values) ? writeFields(values, { value: writeValue, unused }) : []
  const hasUnused = lines.some((line) => line.trimStart().startsWith('#'))
  const note = hasUnused ? ['# To use a field behind #, remove the #.'] : []
  const frontmatter = ['---', ...note, ...lines, '---', ''].join('\n')
  return body === undefined ? frontmatter : `${frontmatter}\n${body}\n`
}

/** Why a new file can't have this name; undefined if it can. `paths` are the existing ones, in lower case. */
function refusedName(
  kind: CollectionKind,
  name: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (name === '') return 'an address holds only the letters a to z and digits; give it such a name'
  const { folder } = kinds[kind]
  // A slash would name another folder, whose message is about folders.
  const { diagnostics } = placeOfFile(`${folder}/${name.replaceAll(/[^\p{L}\p{N}-]/gu, '_')}.mdx`)
  const [wrong] = diagnostics
  if (wrong) return [wrong.message, ...(wrong.hint === undefined ? [] : [wrong.hint])].join('. ')
  const path = `${folder}/${name}.mdx`
  return paths.has(path.toLowerCase()) ? `${path} exists already; give it another name` : undefined
}

import { type CollectionKind, kinds } from '#content/schema/kinds.ts'
import { routeOf } from '#content/schema/routes.ts'
import {
  type CompileResult,
  type Document,
  type Field,
  addressOf,
  checkDuplicates,
  pagesIn,
  placeOfFile,
  sentenceOf,
  slugOf,
  valueAt,
} from '#scripts/content/index.ts'
import { Stop } from '#scripts/system/failure.ts'
import { type Given, type SiteFacts, draftGroup, makeUnique, writeValue } from '../draft.ts'
import { type Request, groupOf } from './read-arguments.ts'

/** A file to write; `address` is where visitors see it. */
type NewEntry = {
  readonly path: string
  readonly address: string | undefined
  readonly text: string
}

/** Opens the content, with some files added or replaced. */
type Open = (replaced: ReadonlyMap<string, Uint8Array>) => Promise<CompileResult>

/**
 * The new file for a request. If it doesn't pass the check together with the other files, throws a
 * `Stop` with every reason, in the words of the check.
 */
export async function newEntry(request: Request, open: Open): Promise<NewEntry> {
  const { kind, layout, given, slug, body = bodyFor(kind, layout) } = request
  const group = groupOf(kind, layout)
  const { documents } = await open(new Map())
  const paths = new Set(documents.map((document) => document.path.toLowerCase()))
  const pathOf = (name: string) => `${kinds[kind].folder}/${name}.mdx`
  const isTaken = (name: string) => paths.has(pathOf(name).toLowerCase())

  const name = slug ?? nameFrom(group, given) ?? makeUnique(`new-${kind}`, isTaken, '-')
  const path = pathOf(name)
  const wrongName = isTaken(name)
    ? `${path} exists already; give it another name`
    : nameFault(kind, name)
  if (wrongName !== undefined) throw new Stop(`--slug: ${wrongName}`)

  const text = fileText(group, given, factsFor(kind, documents), body)
  const { diagnostics, documents: all } = await open(new Map([[path, Buffer.from(text)]]))
  const created = all.filter((document) => document.path === path)
  // Of two files with one value, the check reports the later one. That should be the new one.
  const inOrder = [...documents, ...created]
  const faults = [
    ...diagnostics.filter((each) => each.path === path && each.rule !== 'duplicate-value'),
    ...checkDuplicates(inOrder).flatMap(({ document, diagnostic }) =>
      document.path === path ? [diagnostic] : [],
    ),
  ]
  if (faults.length > 0)
    throw new Stop(
      faults
        .map((fault) => sentenceOf(fault) + (fault.hint === undefined ? '' : ` (${fault.hint})`))
        .join('\n'),
    )
  return { path, address: addressOf({ kind, slug: name }, pagesIn(inOrder)), text }
}

/** A name from the first text of the entry: its title, name or question. */
function nameFrom(group: Field, given: Given): string | undefined {
  const naming = group.fields.find(({ type, isRequired }) => type === 'text' && isRequired)
  const words = given.get(naming?.name ?? '')?.at(-1)
  return words === undefined ? undefined : slugOf(words)
}

/** Why a new file can't have this name. */
function nameFault(kind: CollectionKind, name: string): string | undefined {
  if (name === '') return 'an address holds only the letters a to z and digits; give it such a name'
  // With a slash, the message would be about folders.
  const file = name.replaceAll(/[^\p{L}\p{N}-]/gu, '_')
  const [fault] = placeOfFile(`${kinds[kind].folder}/${file}.mdx`).diagnostics
  return fault && [fault.message, ...(fault.hint === undefined ? [] : [fault.hint])].join('. ')
}

function bodyFor(kind: CollectionKind, layout: string | undefined): string | undefined {
  const needsBody = kinds[kind].body === 'required' || (kind === 'page' && layout === 'text')
  return needsBody ? '<ToSupply>The text goes here.</ToSupply>' : undefined
}

function factsFor(kind: CollectionKind, documents: readonly Document[]): SiteFacts {
  const entries = documents.filter((document) => document.kind === kind)
  const routes = new Set(documents.map(routeOf))
  return {
    taken: new Map(
      kinds[kind].unique.map((field) => [
        field,
        entries.map(({ fields }) => valueAt(fields, [field])),
      ]),
    ),
    isRoute: (address) => routes.has(address),
  }
}

function fileText(group: Field, given: Given, facts: SiteFacts, body: string | undefined): string {
  const { lines } = draftGroup(group, { given, facts, write: writeValue, explains: true })
  const hasUnused = lines.some((line) => line.trimStart().startsWith('#'))
  const note = hasUnused ? ['# To use a field behind #, remove the #.'] : []
  const frontmatter = ['---', ...note, ...lines, '---', ''].join('\n')
  return body === undefined ? frontmatter : `${frontmatter}\n${body}\n`
}

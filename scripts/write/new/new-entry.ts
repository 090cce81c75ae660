import { stringify } from 'yaml'
import { type CollectionKind, kinds } from '#content/schema/kinds.ts'
import { routeOf } from '#content/schema/routes.ts'
import type { CompileResult, Document } from '#scripts/content/documents/index.ts'
import { type Diagnostic, sentenceOf } from '#scripts/content/diagnostics/index.ts'
import { type Field, valueAt } from '#scripts/content/fields/index.ts'
import { addressOf, pagesIn } from '#scripts/content/site-map/index.ts'
import { checkDuplicates } from '#scripts/check/fields/duplicates.ts'
import { placeOfFile } from '#scripts/content/read/index.ts'
import { slugOf } from '#scripts/system/text/slug.ts'
import { Stop } from '#scripts/system/failure.ts'
import { type SiteFacts, draftGroup, makeUnique, namingField } from '../draft.ts'
import { type Request, groupOf } from './read-request.ts'

type Open = (replaced: ReadonlyMap<string, Uint8Array>) => Promise<CompileResult>

/** The file of a request. Throws a `Stop` with the words of the check if it doesn't pass it. */
export async function newEntry(request: Request, open: Open) {
  const { kind, title, slug } = request
  const group = groupOf(request)
  const { documents } = await open(new Map())
  const paths = new Set(documents.map((document) => document.path.toLowerCase()))
  const pathOf = (name: string) => `${kinds[kind].folder}/${name}.mdx`
  const isTaken = (name: string) => paths.has(pathOf(name).toLowerCase())

  const name = slug ?? (title && slugOf(title)) ?? makeUnique(`new-${kind}`, isTaken, '-')
  const path = pathOf(name)
  const wrongName = isTaken(name)
    ? `${path} exists already; give it another name`
    : nameFault(kind, name)
  if (wrongName !== undefined) throw new Stop(`--slug: ${wrongName}`)

  const text = fileText(group, request, factsFor(kind, documents))
  const { diagnostics, documents: all } = await open(new Map([[path, Buffer.from(text)]]))
  const created = all.filter((document) => document.path === path)
  // Of two files with one value, the check reports the later one. That should be the new one.
  const inOrder = [...documents, ...created]
  const faults = [
    ...diagnostics.filter((each) => each.path === path && each.rule !== 'duplicate-value'),
    ...checkDuplicates(inOrder).filter((each) => each.path === path),
  ]
  if (faults.length > 0) throw new Stop(faults.map(faultSentence).join('\n'))
  return { path, address: addressOf({ kind, slug: name }, pagesIn(inOrder)), text }
}

function nameFault(kind: CollectionKind, name: string): string | undefined {
  if (name === '') return 'an address holds only the letters a to z and digits; give it such a name'
  // With a slash, the message would be about folders.
  const file = name.replaceAll(/[^\p{L}\p{N}-]/gu, '_')
  const [fault] = placeOfFile(`${kinds[kind].folder}/${file}.mdx`).diagnostics
  return fault && faultSentence(fault)
}

const faultSentence = (fault: Pick<Diagnostic, 'field' | 'message' | 'hint'>) =>
  sentenceOf(fault) + (fault.hint === undefined ? '' : ` (${fault.hint})`)

function factsFor(kind: CollectionKind, documents: readonly Document[]): SiteFacts {
  const entries = documents.filter((document) => document.kind === kind)
  const routes = new Set(documents.map(routeOf))
  const valuesOf = (field: string) => entries.map(({ fields }) => valueAt(fields, [field]))
  return {
    taken: new Map(kinds[kind].unique.map((field) => [field, valuesOf(field)])),
    isRoute: (address) => routes.has(address),
  }
}

function fileText(group: Field, { kind, layout, title, draft }: Request, facts: SiteFacts): string {
  const given = new Map<string, string | boolean>()
  if (title !== undefined) given.set(namingField(kind), title)
  if (draft) given.set('draft', true)
  const { data } = draftGroup(group, { given, facts })
  const needsBody = kinds[kind].body === 'required' || (kind === 'page' && layout === 'text')
  const body = needsBody ? '\n<ToSupply>The text goes here.</ToSupply>\n' : ''
  return `---\n${stringify(data, { lineWidth: 0 })}---\n${body}`
}

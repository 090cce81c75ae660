import { stringify } from 'yaml'
import { type CollectionKind, kinds } from '#content/kinds/table.ts'
import { type Document, nextNumberOf } from '#scripts/read/documents/index.ts'
import { layoutsOf } from '#scripts/read/fields/index.ts'
import { slugOf } from '#scripts/system/text/slug.ts'
import { draftGroup, makeUnique, namingField } from './draft.ts'

/** Writes a file of a kind with its required fields and texts to supply. A page gets the layout `text`. */
export function newEntry(
  { kind, title, day }: { kind: CollectionKind; title: string; day: string },
  documents: readonly Document[],
): { path: string; text: string } {
  const { folder, unique, body } = kinds[kind]
  const paths = new Set(documents.map(({ path }) => path.toLowerCase()))
  const pathOf = (slug: string) => `${folder}/${slug}.mdx`
  const slug = makeUnique(slugOf(title) || `new-${kind}`, (name) => paths.has(pathOf(name)))
  const layouts = layoutsOf(kind)
  const { group } = layouts.find(({ layout }) => layout === 'text') ?? layouts[0] ?? {}
  const numbers = unique.map((field) => [field, nextNumberOf(kind, field, documents)] as const)
  const { toSupply, ...fields } = group ? draftGroup(group, { day, numbers: new Map(numbers) }) : {}
  const name = namingField(kind)
  const open = Array.isArray(toSupply) ? toSupply.filter((field) => field !== name) : []
  const data = { ...fields, [name]: title, ...(open.length > 0 && { toSupply: open }) }
  const text = body === 'none' ? '' : '\n<ToSupply>The text goes here.</ToSupply>\n'
  return { path: pathOf(slug), text: `---\n${stringify(data, { lineWidth: 0 })}---\n${text}` }
}

import { isFlag } from '#content/schema/fields.ts'
import { type CollectionKind, kinds } from '#content/kinds/table.ts'
import type { Document } from '#scripts/read/documents/index.ts'
import { type Field, layoutsOf, valueAt } from '#scripts/read/fields/index.ts'

/** The name of the field that names an entry of a kind: `title`, `name`, `question`. */
export const namingField = (kind: CollectionKind): string =>
  layoutsOf(kind)
    .flatMap(({ group }) => group.fields)
    .find(({ isRequired, meta }) => isRequired && meta.prose !== undefined)?.name ?? 'title'

/** The name of a file in the editor. The title of Home is written for search results. */
export function titleOf({ kind, slug, fields }: Document): string {
  if (kind === 'site') return kinds.site.title
  const isHome = kind === 'page' && slug === 'index'
  return isHome ? 'Home' : String(valueAt(fields, [namingField(kind)]) ?? slug)
}

/** Words of a description or message that no form shows. */
export const inFiles = / \(in the file, [^)]*\)/g

/** The values that a new entry doesn't take from its schema. */
type Given = {
  /** Today: 2027-01-31. */
  readonly day?: string
  /** The next number of each field in which every entry has its own. */
  readonly numbers?: ReadonlyMap<string, number>
}

/** The data of a field. `isNeutral` if the writer has to replace its text. */
type Draft = { readonly data: unknown; readonly isNeutral: boolean }

const known = (data: unknown): Draft => ({ data, isNeutral: false })

function draft(field: Field, given: Given): Draft {
  const { name, type, item, values, accepts, example } = field
  if (type === 'group') return known(draftGroup(field, given))
  if (item) {
    const entry = draft(item, given)
    const { minItems: length = 1 } = field.limits()
    return { data: Array.from({ length }, () => entry.data), isNeutral: entry.isNeutral }
  }
  if (type === 'switch' || values[0] === 'true') return known(true)
  if (type === 'choice') return known(values[0] ?? '')
  if (type === 'number')
    return known(given.numbers?.get(name) ?? (accepts(1) ? 1 : Number(example)))
  if (field.limits().format === 'date') return known(given.day ?? example)
  return { data: neutralText(field), isNeutral: true }
}

/** The required fields of a group, with its neutral texts under `toSupply`. */
export function draftGroup({ fields, accepts }: Field, given: Given): Record<string, unknown> {
  const own = fields.filter(({ name }) => !isFlag(name))
  const withFields = (used: readonly Field[]) => {
    const drafts = used.map((field) => [field.name, draft(field, given)] as const)
    const toSupply = drafts.flatMap(([name, { isNeutral }]) => (isNeutral ? [name] : []))
    const data = Object.fromEntries(drafts.map(([name, { data }]) => [name, data]))
    return toSupply.length > 0 ? { ...data, toSupply } : data
  }
  const needed = withFields(own.filter(({ isRequired }) => isRequired))
  if (accepts(needed)) return needed
  // Some groups need one of their optional fields: a picture has alt or decorative.
  const more = own.map((one) =>
    withFields(own.filter((field) => field === one || field.isRequired)),
  )
  return more.find(accepts) ?? needed
}

/** A text that a field accepts: the neutral one of its schema, its example, or its description. */
function neutralText({ description, example, meta, accepts }: Field): string {
  const texts = [meta.link ? '/' : meta.neutral, description.replace(/\.$/, ''), example]
  const longer = `${description} The text that goes here is longer than that.`
  return (
    [...texts, description.split(/[;:,]/)[0], longer].find(
      (text) => text !== undefined && accepts(text),
    ) ?? 'Text'
  )
}

/** Returns the text, followed by a number from 2 up if it is taken. */
export function makeUnique(text: string, isTaken: (text: string) => boolean) {
  let candidate = text
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${text}-${count}`
  return candidate
}

import { isFlag } from '#content/schema/fields.ts'
import type { CollectionKind } from '#content/schema/kinds.ts'
import { type Field, layoutsOf } from '#scripts/content/fields/index.ts'

/** The name of the field that names an entry of a kind: `title`, `name`, `question`. */
export const namingField = (kind: CollectionKind): string =>
  layoutsOf(kind)
    .flatMap(({ group }) => group.fields)
    .find(({ isRequired, meta }) => isRequired && meta.prose !== undefined)?.name ?? 'title'

type Value = string | number | boolean

/** What a new entry has to know about the site. */
export type SiteFacts = {
  /** The values that other entries have in the unique fields of the kind. */
  readonly taken: ReadonlyMap<string, readonly unknown[]>
  readonly isRoute: (address: string) => boolean
}

type Options = {
  /** The values of fields of the file by their name. */
  readonly given?: ReadonlyMap<string, Value>
  readonly facts: SiteFacts
}

/** The data of a field. `isNeutral` if the writer has to replace its text. */
type Draft = { readonly data: unknown; readonly isNeutral?: boolean }

function draft(field: Field, options: Options, path: string): Draft {
  const { given, facts } = options
  const { type, item } = field
  if (type === 'group') return draftGroup(field, options, path)
  if (item === undefined) {
    const known = given?.get(path) ?? knownValue(field, facts, path)
    return { data: known ?? neutralText(field, path, facts), isNeutral: known === undefined }
  }
  const items: Draft[] = []
  do items.push(draft(item, options, `${path}.${items.length}`))
  while (!field.accepts(list(items).data) && items.length < 12)
  return list(items)
}

const list = (items: readonly Draft[]): Draft => ({
  data: items.map(({ data }) => data),
  isNeutral: items.some(({ isNeutral }) => isNeutral === true),
})

/** Drafts a group, without `path` that of a file, and lists its neutral texts under `toSupply`. */
export function draftGroup(field: Field, options: Options, path = ''): Draft {
  const pathOf = ({ name }: Field) => (path === '' ? name : `${path}.${name}`)
  const fields = field.fields.filter(({ name }) => !isFlag(name))
  const withFields = (isUsed: (inner: Field) => boolean): Draft => {
    const used = fields
      .filter(isUsed)
      .map((inner) => [inner, draft(inner, options, pathOf(inner))] as const)
    const toSupply = used.flatMap(([{ name }, { isNeutral }]) => (isNeutral ? [name] : []))
    const data = Object.fromEntries(used.map(([{ name }, { data }]) => [name, data]))
    return { data: toSupply.length > 0 ? { ...data, toSupply } : data }
  }
  const isNeeded = (inner: Field) => inner.isRequired || options.given?.has(pathOf(inner)) === true
  const needed = withFields(isNeeded)
  if (fields.some(isNeeded) && field.accepts(needed.data)) return needed
  // Some groups need one of their optional fields: a picture has alt or decorative.
  const more = fields.map((one) => withFields((inner) => inner === one || isNeeded(inner)))
  return more.find(({ data }) => field.accepts(data)) ?? needed
}

/** The value of a field that the writer doesn't have to replace, if there is one. */
function knownValue({ type, values, accepts, example }: Field, facts: SiteFacts, path: string) {
  if (type === 'switch' || values[0] === 'true') return true
  if (type === 'choice') return values[0] ?? ''
  if (type !== 'number') return undefined
  const numbers = facts.taken.get(path)?.filter(Number.isSafeInteger).map(Number)
  if (numbers) return Math.max(0, ...numbers) + 1
  return accepts(1) ? 1 : Number(example)
}

/** A text that is valid on its own: the neutral one of the schema, or else its description, where that fits. */
function neutralText(field: Field, path: string, facts: SiteFacts): string {
  const { description, example, meta } = field
  const words = /^[^.]*\.$/.test(description) ? description.slice(0, -1) : description
  const [index] = /\d+$/.exec(path) ?? []
  const text = index === undefined ? words : `${words} ${Number(index) + 1}`
  const texts = meta.link
    ? [example ?? '/', '/'].filter(facts.isRoute).concat('/')
    : [
        ...(meta.neutral === undefined ? [] : [meta.neutral]),
        makeUnique(text, (candidate) => facts.taken.get(path)?.includes(candidate) ?? false, ' '),
        description.split(/[;:,]/)[0] ?? '',
        `${description} The text that goes here is longer than that.`,
        ...(example === undefined ? [] : [example]),
      ]
  return texts.find((each) => field.accepts(each)) ?? 'Text'
}

/** The text, with a number from 2 up if it is taken. */
export function makeUnique(text: string, isTaken: (text: string) => boolean, joint: ' ' | '-') {
  let candidate = text
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${text}${joint}${count}`
  return candidate
}

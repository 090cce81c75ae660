import { stringify } from 'yaml'
import { type Field, explain, placeholderTag } from '#scripts/content/index.ts'

/** A value of a new entry. `npm run launch` lists placeholders until they are replaced. */
export type Leaf = {
  readonly field: Field
  readonly value: string | number | boolean
  readonly isPlaceholder: boolean
}

/** The values of flags by dotted path: `hero.heading`, `subjects`. */
export type Given = ReadonlyMap<string, readonly string[]>

/** What a new entry has to know about the site. */
export type SiteFacts = {
  /** The values that other entries have in the unique fields of the kind. */
  readonly taken: ReadonlyMap<string, readonly unknown[]>
  readonly isRoute: (address: string) => boolean
}

type Options = {
  readonly given: Given
  readonly facts: SiteFacts
  readonly write: (leaf: Leaf) => string
  /** Explains each optional field in a comment, and writes those without a value as comments too. */
  readonly explains: boolean
}

/** What a field holds in a new entry: its data, and the lines of YAML without the field's name. */
type Draft = { readonly data: unknown; readonly lines: readonly string[] }

/** The given values, and a placeholder for each other value that is required. */
function draft(field: Field, options: Options, path: string): Draft {
  const { given, facts, write } = options
  const { type, item } = field
  if (type === 'group') return draftGroup(field, options, path)
  const values = given.get(path) ?? []
  const valueOf = (of: Field, value: string | undefined): Draft => {
    const leaf = leafOf(of, value, facts, path)
    return { data: leaf.value, lines: [write(leaf)] }
  }
  if (item === undefined) return valueOf(field, values.at(-1))
  if (values.length > 0) return list(values.map((value) => valueOf(item, value)))
  const items: Draft[] = []
  do items.push(draft(item, { ...options, given: new Map() }, `${path}.${items.length}`))
  while (!field.accepts(list(items).data) && items.length < 12)
  return list(items)
}

const list = (items: readonly Draft[]): Draft => ({
  data: items.map(({ data }) => data),
  lines: items.flatMap(({ lines: [first = '', ...rest] }) => [`- ${first}`, ...rest.map(indented)]),
})

/** The same for a group of fields. Those of a file have no `path` before their names. */
export function draftGroup(field: Field, options: Options, path = ''): Draft {
  const pathOf = ({ name }: Field) => (path === '' ? name : `${path}.${name}`)
  const isGiven = (inner: Field) =>
    [...options.given.keys()].some((key) => `${key}.`.startsWith(`${pathOf(inner)}.`))
  const withFields = (isUsed: (inner: Field) => boolean): Draft => {
    const used = new Map(
      field.fields
        .filter(isUsed)
        .map((inner) => [inner.name, draft(inner, options, pathOf(inner))] as const),
    )
    return {
      data: Object.fromEntries(Array.from(used, ([name, { data }]) => [name, data])),
      lines: field.fields.flatMap((inner) => fieldLines(inner, used.get(inner.name), options)),
    }
  }
  const isNeeded = (inner: Field) => inner.isRequired || isGiven(inner)
  const needed = withFields(isNeeded)
  if (field.fields.some(isNeeded) && field.accepts(needed.data)) return needed
  // Some groups need one of their optional fields: a picture has alt or decorative.
  const more = field.fields.map((one) => withFields((inner) => inner === one || isNeeded(inner)))
  return more.find(({ data }) => field.accepts(data)) ?? needed
}

/** The lines of a field in a group; without a draft, those of a comment or none. */
function fieldLines(field: Field, used: Draft | undefined, options: Options): string[] {
  if (field.isRequired || !options.explains) return used ? named(field, used) : []
  const unused = () => newField(field, { ...options, given: new Map() }).map((line) => `#${line}`)
  return [`# ${explain(field)}`, ...(used ? named(field, used) : unused())]
}

/** The lines of YAML that write a field with its name. */
export const newField = (field: Field, options: Options): string[] =>
  named(field, draft(field, options, field.name))

const named = ({ name, type }: Field, { lines }: Draft): string[] =>
  type === 'group' || type === 'list'
    ? [`${name}:`, ...lines.map(indented)]
    : lines.map((line) => `${name}: ${line}`)

const indented = (line: string) => `  ${line}`

/** The given value, or one that is valid on its own. */
function leafOf(field: Field, given: string | undefined, facts: SiteFacts, path: string): Leaf {
  const { type, values } = field
  const known = (value: Leaf['value']) => ({ field, value, isPlaceholder: false })
  if (given !== undefined) {
    const isNumber = type === 'number' && /^-?\d+(?:\.\d+)?$/.test(given.trim())
    const isBoolean = given === 'true' || given === 'false'
    if (isNumber) return known(Number(given))
    return known(isBoolean && field.accepts(given === 'true') ? given === 'true' : given)
  }
  if (type === 'switch' || values[0] === 'true') return known(true)
  if (type === 'choice') return known(values[0] ?? '')
  if (type === 'number') {
    const numbers = facts.taken.get(path)?.filter(Number.isSafeInteger).map(Number)
    if (numbers) return known(Math.max(0, ...numbers) + 1)
    return known(field.accepts(1) ? 1 : Number(field.example))
  }
  const value = placeholders(field, path, facts).find((text) => field.accepts(text)) ?? 'Text'
  return { field, value, isPlaceholder: true }
}

/** Texts for a field without a value, the best first: its description, where that fits. */
function placeholders(field: Field, path: string, facts: SiteFacts): string[] {
  const { description, example, meta } = field
  if (meta.link) return [example ?? '/', '/'].filter(facts.isRoute).concat('/')
  const words = /^[^.]*\.$/.test(description) ? description.slice(0, -1) : description
  const [index] = /\d+$/.exec(path) ?? []
  const text = index === undefined ? words : `${words} ${Number(index) + 1}`
  return [
    makeUnique(text, (candidate) => facts.taken.get(path)?.includes(candidate) ?? false, ' '),
    description.split(/[;:,]/)[0] ?? '',
    `${description} The text that goes here is longer than that.`,
    ...(example === undefined ? [] : [example]),
  ]
}

/** The text, with a number from 2 up if it is taken. */
export function makeUnique(
  text: string,
  isTaken: (text: string) => boolean,
  joint: ' ' | '-',
): string {
  let candidate = text
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${text}${joint}${count}`
  return candidate
}

/** A value on one line, in quotation marks if YAML needs them. */
export function writeValue({ value, isPlaceholder }: Leaf): string {
  const isOneLine = typeof value !== 'string' || !/[\n\r]/.test(value)
  const text = isOneLine ? stringify(value, { lineWidth: 0 }).trimEnd() : JSON.stringify(value)
  return isPlaceholder ? `${placeholderTag} ${text}` : text
}

import { stringify } from 'yaml'
import { type Field, explain, placeholderTag } from '#scripts/content/index.ts'

/** A value of a new entry. `npm run launch` lists placeholders until they are replaced. */
export type Leaf = {
  readonly field: Field
  readonly value: string | number | boolean
  readonly isPlaceholder: boolean
}

/** The values of a field: one value, the entries of a list, or the fields of a group. */
export type Draft = Leaf | List | Group
type List = { readonly field: Field; readonly items: readonly Draft[] }
type Group = { readonly field: Field; readonly used: readonly Draft[] }

/** The values of flags by dotted path: `hero.heading`, `subjects`. */
export type Given = ReadonlyMap<string, readonly string[]>

/** What a new entry has to know about the site. */
export type SiteFacts = {
  /** The values that other entries have in the unique fields of the kind. */
  readonly taken: ReadonlyMap<string, readonly unknown[]>
  readonly isRoute: (address: string) => boolean
}

/** The given values, and a placeholder for each other value that is required. */
export function draft(field: Field, given: Given, facts: SiteFacts, path = field.name): Draft {
  const { type, item } = field
  if (type === 'group') return draftGroup(field, given, facts, path)
  const values = given.get(path) ?? []
  if (item === undefined) return leaf(field, values.at(-1), facts, path)
  if (values.length > 0)
    return { field, items: values.map((value) => leaf(item, value, facts, path)) }
  const items: Draft[] = []
  do items.push(draft(item, new Map(), facts, `${path}.${items.length}`))
  while (!field.accepts(items.map(plain)) && items.length < 12)
  return { field, items }
}

/** The same for a group of fields. Those of a file have no `path` before their names. */
export function draftGroup(field: Field, given: Given, facts: SiteFacts, path = ''): Group {
  const pathOf = ({ name }: Field) => (path === '' ? name : `${path}.${name}`)
  const isGiven = (inner: Field) =>
    [...given.keys()].some((key) => `${key}.`.startsWith(`${pathOf(inner)}.`))
  const withFields = (isUsed: (inner: Field) => boolean): Group => ({
    field,
    used: field.fields.filter(isUsed).map((inner) => draft(inner, given, facts, pathOf(inner))),
  })
  const isNeeded = (inner: Field) => inner.isRequired || isGiven(inner)
  const needed = withFields(isNeeded)
  if (needed.used.length > 0 && field.accepts(plain(needed))) return needed
  // Some groups need one of their optional fields: a picture has alt or decorative.
  const more = field.fields.map((one) => withFields((inner) => inner === one || isNeeded(inner)))
  return more.find((group) => field.accepts(plain(group))) ?? needed
}

function leaf(field: Field, given: string | undefined, facts: SiteFacts, path: string): Leaf {
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
  const { description, example, isLink } = field
  if (isLink) return [example ?? '/', '/'].filter(facts.isRoute).concat('/')
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

/** The text, or if it is taken, the text with the first number from 2 up that isn't. */
export function makeUnique(
  text: string,
  isTaken: (text: string) => boolean,
  joint: ' ' | '-',
): string {
  let candidate = text
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${text}${joint}${count}`
  return candidate
}

/** The values without their fields, as a schema takes them. */
function plain(value: Draft): unknown {
  if ('value' in value) return value.value
  if ('items' in value) return value.items.map(plain)
  return Object.fromEntries(value.used.map((inner) => [inner.field.name, plain(inner)]))
}

export type Style = {
  readonly value: (value: Leaf) => string
  /**
   * The values of an optional field that isn't used. The field is written as a comment, below one
   * that explains it. Without this function, unused fields are left out and no field is explained.
   */
  readonly unused?: (field: Field) => Draft
}

/** The lines of YAML that write a field with its values. */
export function writeField(value: Draft, style: Style): string[] {
  const { name } = value.field
  if ('value' in value) return [`${name}: ${style.value(value)}`]
  const inner =
    'items' in value
      ? value.items.flatMap((item) => writeItem(item, style))
      : writeFields(value, style)
  return [`${name}:`, ...inner.map(indented)]
}

function writeItem(item: Draft, style: Style): string[] {
  if ('value' in item) return [`- ${style.value(item)}`]
  if ('items' in item) return []
  const [first = '', ...rest] = writeFields(item, style)
  return [`- ${first}`, ...rest.map(indented)]
}

/** The lines of YAML that write the fields of a group. */
export function writeFields({ field: { fields }, used }: Group, style: Style): string[] {
  return fields.flatMap((field) => {
    const value = used.find((one) => one.field === field)
    const lines = value ? writeField(value, style) : []
    if (field.isRequired || !style.unused) return lines
    const unused = value ? [] : writeField(style.unused(field), style).map((line) => `#${line}`)
    return [`# ${explain(field)}`, ...lines, ...unused]
  })
}

const indented = (line: string) => `  ${line}`

/** A value on one line, in quotation marks if YAML needs them. */
export function writeValue({ value, isPlaceholder }: Leaf): string {
  const isOneLine = typeof value !== 'string' || !/[\n\r]/.test(value)
  const text = isOneLine ? stringify(value, { lineWidth: 0 }).trimEnd() : JSON.stringify(value)
  return isPlaceholder ? `${placeholderTag} ${text}` : text
}

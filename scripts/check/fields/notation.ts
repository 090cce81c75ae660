import type * as z from 'zod'
import type { DiagnosticText } from '#scripts/content/diagnostics/index.ts'
import { type DataPath, type Field, meant } from '#scripts/content/fields/index.ts'
import { inYaml } from '#scripts/content/read/index.ts'

/** How a field and its value are written in a language. */
export type Notation = (name: string | number, value: string | number | boolean) => string

/** `title: 5 days`, `title: "5"`, `order: 5`; an entry of a list begins with a hyphen. */
export const yamlNotation: Notation = (name, value) => `${yamlStart(name)} ${inYaml(value)}`

const yamlStart = (name: string | number) => (typeof name === 'number' ? '-' : `${name}:`)

/** `title="5 days"`, `level={5}`. */
export const propNotation: Notation = (name, value) =>
  typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`

export const nameOf = (path: DataPath): string | number => {
  const name = path.at(-1)
  return typeof name === 'number' ? name : String(name)
}

/** The hint for a value that is of another type only by its quotation marks or a colon in it. */
export function otherNotation(
  issue: z.core.$ZodIssue,
  value: unknown,
  field: Field | undefined,
  notation: Notation,
): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  const { expected, path } = issue
  const write = (right: string | number | boolean) => notation(nameOf(path), right)
  if (expected === 'string') {
    if (typeof value === 'number' || typeof value === 'boolean') {
      const text = String(value)
      if (!field || field.accepts(text))
        return `To have it as text, put it in quotation marks: ${write(text)}`
      const right = meant(text, field)?.value ?? field.example
      return right === undefined ? undefined : `Write it like this: ${write(right)}`
    }
    // YAML takes the words before a colon for the name of a field.
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const [[name, rest] = ['', value], ...others] = Object.entries(value)
    if (others.length > 0 || (typeof rest === 'object' && rest !== null)) return undefined
    const text = write(`${name}: ${rest ?? ''}`.trim())
    return `A colon with a space after it makes a field. Put the text in quotation marks: ${text}`
  }
  if (typeof value !== 'string') return undefined
  if (expected === 'boolean' && (value === 'true' || value === 'false'))
    return `Without quotation marks: ${write(value === 'true')}`
  const isNumeric = value.trim() !== '' && Number.isFinite(Number(value))
  return (expected === 'number' || expected === 'int') && isNumeric
    ? `A number has no quotation marks: ${write(Number(value))}`
    : undefined
}

/** The hint for a text or number where a group or a list of groups is expected: the group with it. */
export function asGroup(path: DataPath, value: unknown, field: Field | undefined) {
  const group = field?.type === 'list' ? field.item : field
  if (group?.type !== 'group' || (typeof value !== 'string' && typeof value !== 'number'))
    return undefined
  const written = inYaml(field === group ? groupWith(value, group) : [groupWith(value, group)])
  return `Write the ${field === group ? 'group' : 'list'}: ${yamlStart(nameOf(path))} ${written}`
}

/** The required fields of a group, with a value in the field that takes it and examples in the others. */
function groupWith(value: string | number, { fields, accepts }: Field) {
  const taking = fields.filter((each) => each.accepts(value))
  const noneIsRequired = !fields.some(({ isRequired }) => isRequired)
  const { name } =
    taking.find(({ meta }) => meta.link || meta.file) ??
    taking.find(({ isRequired }) => isRequired || noneIsRequired) ??
    {}
  const written = String(value)
  // NPR 25,000
  const digits = /\d[\d,]*/.exec(written)?.[0].replaceAll(',', '')
  const group = new Map<string, unknown>()
  for (const each of fields) {
    const isNeeded = each.isRequired || !accepts(Object.fromEntries(group))
    const number = each.type === 'number' ? (digits ?? each.example) : undefined
    const example =
      number === undefined ? (meant(written, each)?.value ?? each.example) : Number(number)
    if (each.name === name) group.set(name, value)
    else if (isNeeded && each.accepts('…')) group.set(each.name, '…')
    else if (isNeeded && example !== undefined) group.set(each.name, example)
  }
  return group
}

/** `at` is the place to show: the value at the path, its key, or the mapping that lacks it. */
export type IssueText = DiagnosticText & {
  readonly path: DataPath
  readonly at: 'value' | 'key' | 'mapping'
}

export function show(value: unknown): string {
  if (typeof value === 'string')
    return value.length > 60 ? `"${value.slice(0, 57)}…"` : `"${value}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === undefined || value === null) return 'nothing'
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}

import * as z from 'zod'
import { components } from '#content/schema/components.ts'
import { kinds } from '#content/schema/kinds.ts'
import { unwrap, valuesOf } from '#scripts/content/index.ts'
import {
  type Draft,
  type SiteFacts,
  draftGroup,
  draftOf,
  isLeaf,
  isList,
  writeValue,
} from '#scripts/write/new/index.ts'
import { explainField } from './explain-field.ts'

type Schema = z.core.$ZodType

/** https://code.visualstudio.com/docs/editing/userdefinedsnippets */
type Snippet = {
  readonly scope: 'mdx'
  /** The files in which it is offered. */
  readonly include: readonly string[]
  readonly prefix: string
  readonly description: string
  readonly body: readonly string[]
}

/**
 * Snippets of VS Code for what no language server offers in MDX files: each field by its name, and
 * the required ones of a whole file, in the folder of their kind; and each component, since the
 * language server of MDX knows a tag only when it is closed.
 */
export function fieldSnippets(): string {
  const snippets = new Map<string, Snippet>()
  for (const [kind, { schema, folder, extension }] of Object.entries(kinds)) {
    if (extension !== 'mdx') continue
    const about = { scope: 'mdx', include: [`**/${folder}/*.${extension}`] } as const
    const chooses = schema instanceof z.ZodUnion ? 'layout' : undefined
    for (const group of schema instanceof z.ZodUnion ? schema.options : [schema]) {
      const fields = fieldsOf(group)
      const layout = fields.find(([field]) => field === chooses)?.[1]
      const name = layout === undefined ? kind : `${kind}-${valuesOf(layout).join('')}`
      snippets.set(`a whole ${name}`, { ...about, prefix: name, ...wholeFile(group) })
      for (const [field, own] of fields.filter(([each]) => each !== chooses)) {
        const snippet = { ...about, prefix: field, ...fieldLines(field, own) }
        const first = snippets.get(`${kind} ${field}`) ?? snippet
        const isSame = JSON.stringify(first) === JSON.stringify(snippet)
        snippets.set(isSame ? `${kind} ${field}` : `${name} ${field}`, snippet)
      }
    }
  }
  for (const [name, { description, example }] of Object.entries(components))
    snippets.set(`component ${name}`, {
      scope: 'mdx',
      include: ['**/*.mdx'],
      prefix: `<${name}`,
      description,
      body: [withStops(example)],
    })
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`
}

/** An example whose values are places to type at. */
function withStops(example: string): string {
  const next = counter()
  return example.replaceAll(
    /(?<=")[^"]+(?=")|(?<=>)[^<]+(?=<)/g,
    (words) => `\${${next()}:${words}}`,
  )
}

const fieldsOf = (group: z.ZodObject): [string, Schema][] => Object.entries(group.shape)

/** A snippet knows nothing of the files that exist. */
const facts: SiteFacts = {
  nextNumber: () => undefined,
  isTaken: () => false,
  isRoute: () => true,
}

function fieldLines(name: string, field: Schema) {
  const lines = written(name, field, draftOf(field, new Map(), facts, [name]), counter())
  return { description: explainField(field), body: lines }
}

function wholeFile(group: z.ZodObject) {
  const draft = draftGroup(group, new Map(), facts)
  const next = counter()
  const lines = fieldsOf(group).flatMap(([name, field]) => {
    const value = draft[name]
    return value === undefined ? [] : written(name, field, value, next)
  })
  const { description = '' } = unwrap(group).meta
  return { description, body: ['---', ...lines, '---', '', '$0'] }
}

type Counter = () => number
function counter(): Counter {
  let count = 0
  return () => (count += 1)
}

function written(name: string, field: Schema, draft: Draft, next: Counter): string[] {
  if (isLeaf(draft)) return [`${name}: ${stop(field, draft, next)}`]
  const { schema } = unwrap(field)
  if (isList(draft)) {
    const item = schema instanceof z.ZodArray ? schema.element : field
    return [`${name}:`, ...draft.flatMap((each) => itemLines(item, each, next)).map(indented)]
  }
  return [`${name}:`, ...groupLines(schema, draft, next).map(indented)]
}

function itemLines(field: Schema, draft: Draft, next: Counter): string[] {
  if (isLeaf(draft)) return [`- ${stop(field, draft, next)}`]
  const [first = '', ...rest] = groupLines(unwrap(field).schema, draft, next)
  return [`- ${first}`, ...rest.map(indented)]
}

function groupLines(schema: Schema, draft: Draft, next: Counter): string[] {
  if (!(schema instanceof z.ZodObject) || isLeaf(draft) || isList(draft)) return []
  return fieldsOf(schema).flatMap(([name, field]) => {
    const value = draft[name]
    return value === undefined ? [] : written(name, field, value, next)
  })
}

const indented = (line: string) => `  ${line}`

/** A place to type at: a choice of values, or words that the first key replaces. */
function stop(field: Schema, draft: Draft, next: Counter): string {
  if (!isLeaf(draft)) return ''
  const values = valuesOf(field)
  if (values.length === 1) return writeValue(draft)
  if (values.length > 1) return `\${${next()}|${values.join(',')}|}`
  return `\${${next()}:${writeValue(draft).replaceAll(/[$}\\]/g, String.raw`\$&`)}}`
}

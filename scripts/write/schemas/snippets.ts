import { components } from '#content/schema/components.ts'
import { type CollectionKind, collectionKinds, kinds } from '#content/schema/kinds.ts'
import { type Field, explain, inYaml, layoutsOf } from '#scripts/content/fields/index.ts'
import { draftGroup, type Leaf, newField } from '../draft.ts'

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
 * Snippets for VS Code in MDX files, where no language server completes fields: each field by its
 * name, and the required fields of a whole file, in the folder of their kind. Also each component,
 * since the MDX language server knows a tag only when it is closed.
 */
export function fieldSnippets(): string {
  const all = { ...Object.assign({}, ...collectionKinds.map(kindSnippets)), ...componentSnippets() }
  return `${JSON.stringify(all, null, 2)}\n`
}

function kindSnippets(kind: CollectionKind): Record<string, Snippet> {
  const { folder, extension } = kinds[kind]
  const snippets: Record<string, Snippet> = {}
  const about = { scope: 'mdx', include: [`**/${folder}/*.${extension}`] } as const
  for (const { layout, group } of layoutsOf(kind)) {
    const name = layout === '' ? kind : `${kind}-${layout}`
    snippets[`a whole ${name}`] = { ...about, prefix: name, ...wholeFile(group) }
    for (const field of group.fields.filter((each) => each.name !== 'layout')) {
      const snippet = { ...about, prefix: field.name, ...oneField(field) }
      const shared = snippets[`${kind} ${field.name}`] ?? snippet
      const isShared = JSON.stringify(shared) === JSON.stringify(snippet)
      snippets[`${isShared ? kind : name} ${field.name}`] = snippet
    }
  }
  return snippets
}

function componentSnippets(): Record<string, Snippet> {
  return Object.fromEntries(
    Object.entries(components).map(([name, { description, example }]) => [
      `component ${name}`,
      {
        scope: 'mdx',
        include: ['**/*.mdx'],
        prefix: `<${name}`,
        description,
        body: numbered([withStops(example)]),
      },
    ]),
  )
}

/** An example whose values are tab stops. */
const withStops = (example: string) =>
  example.replaceAll(/(?<=")[^"]+(?=")|(?<=>)[^<]+(?=<)/g, (words) => `\${0:${words}}`)

/** A value as a tab stop: a choice, or words that typing replaces. */
function tabStop({ field, value }: Leaf): string {
  const { values } = field
  if (values.length === 1) return inYaml(value)
  if (values.length > 1) return `\${0|${values.join(',')}|}`
  return `\${0:${inYaml(value).replaceAll(/[$}\\]/g, String.raw`\$&`)}}`
}

/** Lines with their tab stops numbered from 1. */
function numbered(lines: readonly string[]): string[] {
  let count = 0
  const next = () => {
    count += 1
    return `\${${count}`
  }
  return lines.map((line) => line.replaceAll(/\$\{0(?=[:|])/g, next))
}

/** Snippets are the same for every site. */
const options = {
  facts: { taken: new Map(), isRoute: () => true },
  write: tabStop,
}

const oneField = (field: Field) => ({
  description: explain(field),
  body: numbered(newField(field, options)),
})

function wholeFile(group: Field) {
  const lines = numbered(draftGroup(group, options).lines)
  return { description: group.description, body: ['---', ...lines, '---', '', '$0'] }
}

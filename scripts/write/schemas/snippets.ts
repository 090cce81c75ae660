import { components } from '#content/schema/components.ts'
import { type CollectionKind, collectionKinds, kinds } from '#content/schema/kinds.ts'
import { type Field, explain, layoutsOf } from '#scripts/content/index.ts'
import {
  type Leaf,
  type SiteFacts,
  type Style,
  draft,
  draftGroup,
  writeField,
  writeFields,
  writeValue,
} from '../draft.ts'

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
      const snippet = { ...about, prefix: field.name, ...fieldLines(field) }
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
        body: [withStops(example)],
      },
    ]),
  )
}

/** An example whose values are tab stops. */
function withStops(example: string): string {
  let count = 0
  return example.replaceAll(/(?<=")[^"]+(?=")|(?<=>)[^<]+(?=<)/g, (words) => {
    count += 1
    return `\${${count}:${words}}`
  })
}

/** Snippets are the same for every site. */
const noFacts: SiteFacts = { taken: new Map(), isRoute: () => true }

const fieldLines = (field: Field) => ({
  description: explain(field),
  body: writeField(draft(field, new Map(), noFacts), tabStops()),
})

function wholeFile(group: Field) {
  const lines = writeFields(draftGroup(group, new Map(), noFacts), tabStops())
  return { description: group.description, body: ['---', ...lines, '---', '', '$0'] }
}

/** Writes each value as a tab stop: a choice, or words that typing replaces. */
function tabStops(): Style {
  let count = 0
  const value = (leaf: Leaf) => {
    const { values } = leaf.field
    if (values.length === 1) return writeValue(leaf)
    count += 1
    if (values.length > 1) return `\${${count}|${values.join(',')}|}`
    return `\${${count}:${writeValue(leaf).replaceAll(/[$}\\]/g, String.raw`\$&`)}}`
  }
  return { value }
}

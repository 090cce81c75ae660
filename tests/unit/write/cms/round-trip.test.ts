import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import {
  type Document,
  type Field,
  layoutsOf,
  openContent,
  valueAt,
} from '#scripts/content/index.ts'
import { delivered } from '#tests/support/site-copy.ts'

/** How the editor writes YAML: formatYAML in its services/contents/file/format.js. */
const options = {
  indent: 2,
  indentSeq: true,
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const

/** A value with its fields in the order of the form. */
function inOrder(value: unknown, { fields, item }: Field): unknown {
  if (Array.isArray(value)) return item ? value.map((each) => inOrder(each, item)) : value
  if (value === undefined || fields.length === 0) return value
  return Object.fromEntries(
    fields
      .map((field) => [field.name, inOrder(valueAt(value, [field.name]), field)] as const)
      .filter(([, inner]) => inner !== undefined),
  )
}

/** The text of a file after it has been opened in its form and saved. */
function saved(text: string, { path, kind }: Document): string {
  const isYaml = path.endsWith('.yaml')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n\n?(.*)$/s.exec(text) ?? []
  const data: unknown = parse(isYaml ? text : head)
  const layout = valueAt(data, ['layout']) ?? ''
  const group = layoutsOf(kind).find((each) => each.layout === layout)?.group
  const yaml = stringify(group && inOrder(data, group), null, options).trim()
  return isYaml ? `${yaml}\n` : `---\n${yaml}\n---\n${body && `\n${body.trim()}\n`}`
}

const contents = await Promise.all([delivered, process.cwd()].map((root) => openContent(root)))

it.for(contents.flatMap(({ documents }) => documents))(
  'saving $path changes nothing that it says, and a second time no byte',
  (file) => {
    const text = saved(file.text, file)
    expect(saved(text, file)).toBe(text)
    const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
    expect(parse(file.kind === 'site' ? text : head)).toEqual(file.fields)
  },
)

it('follows the options of the package', () => {
  const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')
  expect(code).toMatch(/indentSeq:\w+,lineWidth:0,defaultKeyType:`PLAIN`,defaultStringType:/)
})

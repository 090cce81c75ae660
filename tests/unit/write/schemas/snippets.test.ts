import { describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { components } from '#content/schema/components.ts'
import { kinds } from '#content/schema/kinds.ts'
import { parseYaml } from '#scripts/content/read/parse-yaml.ts'
import { fieldSnippets } from '#scripts/write/schemas/snippets.ts'
import { check, inText, page } from '#tests/content/small-site.ts'

type Snippet = { include: string[]; prefix: string; description: string; body: string[] }
const all: Record<string, Snippet> = JSON.parse(fieldSnippets())
const snippets = Object.entries(all)
const isComponent = ([name]: [string, unknown]) => name.startsWith('component ')
const isWhole = ([name]: [string, unknown]) => name.startsWith('a whole ')

/** Where the buttons of an entry without choices lead. */
const contact = { 'pages/contact.mdx': page('Text.', 'Contact') }

/** The text after a writer accepts every proposal. */
const accepted = (body: readonly string[]) =>
  body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replaceAll(/\\([$}\\])/g, '$1')
    .replace('$0', '<ToSupply>Text.</ToSupply>')

describe('in an MDX file', () => {
  it('offers every field of its kind by name, in the folder of the kind alone', () => {
    for (const { folder, schema, extension } of Object.values(kinds)) {
      const own = snippets.filter(([, { include }]) => include.includes(`**/${folder}/*.mdx`))
      const options = schema instanceof z.ZodUnion ? schema.options : [schema]
      const fields = options.flatMap(({ shape }) => Object.keys(shape))
      const expected = extension === 'mdx' ? fields.filter((field) => field !== 'layout') : []
      const offered = new Set(own.map(([, { prefix }]) => prefix))
      expect(expected.filter((field) => !offered.has(field))).toEqual([])
    }
  })

  it('explains a field and offers its values', () => {
    expect(all['program duration']).toMatchObject({
      description: expect.stringContaining('at most 40 characters'),
      body: [expect.stringMatching(/^duration: \$\{1:How long/)],
    })
    expect(all['program toConfirm']?.body[1]).toMatch(/^ {2}- \$\{1\|id,title,/)
    expect(all['program artwork']?.body[1]).toMatch(/^ {2}hour: \$\{1\|dawn,noon,/)
  })

  test.each(snippets.filter((entry) => !isWhole(entry) && !isComponent(entry)))(
    '%s is valid YAML',
    (_, { prefix, body }) => {
      const { value, diagnostics } = parseYaml(accepted(body))
      expect(diagnostics).toEqual([])
      expect(value).toHaveProperty(prefix)
    },
  )

  test.each(snippets.filter(isWhole))('%s passes the check', async (_, { include, body }) => {
    const [folder = ''] = include
    const path = folder.replace('**/', '').replace('*', 'fresh')
    const hasBody = Object.values(kinds).some(
      (kind) => path.startsWith(`${kind.folder}/`) && kind.body !== 'none',
    )
    const text = hasBody ? accepted(body) : accepted(body).replace(/<ToSupply>.*/, '')
    expect((await check({ ...contact, [path]: text })).lines).toEqual([])
  })

  test.each(snippets.filter(isComponent))('%s passes the check', async (_, { prefix, body }) => {
    expect(accepted(body).startsWith(prefix)).toBe(true)
    expect(body.join('')).toMatch(/\$\{1:/)
    expect((await check({ ...contact, ...inText(accepted(body)) })).lines).toEqual([])
  })

  it('offers every component by its tag', () => {
    const offered = snippets.filter(isComponent).map(([, { prefix }]) => prefix)
    expect(offered).toEqual(Object.keys(components).map((name) => `<${name}`))
  })
})

import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { collectionKinds, kinds } from '#content/kinds/table.ts'
import { projectFiles } from '#tests/support/site-copy.ts'

type Range = { readonly start: number; readonly end: number }

/** The identifiers and strings of a module, without its comments and the examples of its rules. */
function namesIn(file: string): string[] {
  const found: { name: string; start: number }[] = []
  const constants: (Range & { name: string })[] = []
  const examples: Range[] = []
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && /^(?:bad|good)$/.test(key.name)) examples.push(value)
    },
    VariableDeclarator({ id, start, end }) {
      if (id.type === 'Identifier') constants.push({ name: id.name, start, end })
    },
    Identifier: ({ name, start }) => void found.push({ name, start }),
    JSXIdentifier: ({ name, start }) => void found.push({ name, start }),
    JSXText: ({ value: name, start }) => void found.push({ name, start }),
    Literal: ({ value, raw, start }) =>
      void found.push({ name: typeof value === 'string' ? value : String(raw), start }),
    TemplateElement: ({ value: { raw: name }, start }) => void found.push({ name, start }),
  }).visit(program)
  const isExample = ({ start }: { start: number }) =>
    examples.some((example) => start >= example.start && start < example.end)
  // A constant that only examples use is part of them; the last ones may use those above.
  for (const constant of constants.toReversed()) {
    const uses = found.filter(
      ({ name, start }) => name === constant.name && start !== constant.start,
    )
    if (uses.length > 0 && uses.every(isExample)) examples.push(constant)
  }
  return found.flatMap((each) => (isExample(each) ? [] : [each.name]))
}

const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

const ofKinds = collectionKinds.flatMap((kind) =>
  kind === 'page' ? [] : [kind, kinds[kind].collection],
)
const ofPlace = ['kathmandu', 'nepal', 'maitighar']

test.each([
  ['scripts', 'a kind, the institute or its place', [...ofKinds, ...ofPlace]],
  ['components', 'the institute or its place', ofPlace],
])('no module of %s names %s', (folder, _, words) => {
  const own = new Set<string>(words)
  const named = projectFiles(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      namesIn(file)
        .filter((name) => wordsIn(name).some((word) => own.has(word)))
        .map((name) => `${file}: ${name}`),
    )
  expect(named).toEqual([])
})

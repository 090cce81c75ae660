import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { collectionKinds, kinds } from '#content/kinds/table.ts'
import { projectFiles } from '#tests/support/site-copy.ts'

/** The identifiers and strings of a module, without its comments. */
function namesIn(file: string): string[] {
  const found: string[] = []
  const add = (name: string) => void found.push(name)
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    Identifier: ({ name }) => add(name),
    JSXIdentifier: ({ name }) => add(name),
    JSXText: ({ value }) => add(value),
    Literal: ({ value, raw }) => add(typeof value === 'string' ? value : String(raw)),
    TemplateElement: ({ value }) => add(value.raw),
  }).visit(program)
  return found
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

test('the engine names neither a kind nor the institute or its place', () => {
  const own = new Set<string>([...ofKinds, ...ofPlace])
  const named = projectFiles('scripts')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      namesIn(file)
        .filter((name) => wordsIn(name).some((word) => own.has(word)))
        .map((name) => `${file}: ${name}`),
    )
  expect(named).toEqual([])
})

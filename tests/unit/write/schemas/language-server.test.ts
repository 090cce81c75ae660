import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openContent } from '#scripts/check/content/open-content.ts'
import { delivered } from '#tests/support/site-copy.ts'
import { startServer } from './language-server.ts'

const root = process.cwd()
const siteYaml = readFileSync(join(delivered, 'content/site.yaml'), 'utf8')
const uriOf = (path: string) => pathToFileURL(join(root, path)).href

/** The project's settings for VS Code as its YAML extension hands them on: one object for `yaml`. */
function yamlSettings() {
  const all: unknown = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(all))
  const own = entries.flatMap(([name, value]) =>
    name.startsWith('yaml.') ? [[name.slice('yaml.'.length), value] as const] : [],
  )
  const { 'schemaStore.enable': enable, schemas, ...rest } = Object.fromEntries(own)
  const byUri = Object.entries(z.record(z.string(), z.string()).parse(schemas)).map(
    ([schema, files]) => [uriOf(schema), files],
  )
  return { ...rest, schemaStore: { enable }, schemas: Object.fromEntries(byUri) }
}

const uri = uriOf('content/site.yaml')
const diagnostics = z.object({
  uri: z.literal(uri),
  diagnostics: z.array(
    z.object({ message: z.string(), range: z.object({ start: z.object({ line: z.number() }) }) }),
  ),
})

const server = startServer(pathToFileURL(root).href, { yaml: yamlSettings() })
let version = 1

/** What the editor marks in content/site.yaml after a change to this text: `line: message`. */
function marked(text: string): Promise<string[]> {
  version += 1
  const textDocument = { uri, version }
  server.notify('textDocument/didChange', { textDocument, contentChanges: [{ text }] })
  return nextMarks()
}

async function nextMarks(): Promise<string[]> {
  const published = await server.next('textDocument/publishDiagnostics')
  const { diagnostics: list } = diagnostics.parse(published)
  return list.map(({ message, range }) => `${range.start.line + 1}: ${message}`)
}

beforeAll(async () => {
  await server.initialise()
  const textDocument = { uri, languageId: 'yaml', version, text: 'faulty: true\n' }
  server.notify('textDocument/didOpen', { textDocument })
  // The server is ready when it has the schema and finds the fault by it.
  while ((await nextMarks()).length === 0);
}, 30_000)
afterAll(() => server.stop())

/** Every page, whose layouts differ, and the first entry of each other kind. */
async function frontmatters() {
  const { documents } = await openContent(delivered)
  const files = documents.flatMap(({ path, kind, text }) => {
    const [, fields] = /^---\n([\s\S]*?)\n---/.exec(text) ?? []
    return fields === undefined ? [] : [{ path, kind, fields }]
  })
  return files.filter(
    (file, index) =>
      file.kind === 'page' || files.findIndex(({ kind }) => kind === file.kind) === index,
  )
}

/** The place where a piece of the text begins, some characters further. */
function positionOf(text: string, piece: string, more: number) {
  const before = text.slice(0, text.indexOf(piece)).split('\n')
  return { line: before.length - 1, character: (before.at(-1) ?? '').length + more }
}

const samples = await frontmatters()

describe('an editor with the YAML language server', () => {
  it('marks nothing in content/site.yaml, flags included', async () => {
    expect(await marked(siteYaml)).toEqual([])
  }, 30_000)

  it('marks an unknown field and an invalid value, in words', async () => {
    const text = siteYaml.replace('locality:', 'locallity:').replace('+977 1 000 0000', 'none')
    const lines = await marked(text)
    expect(lines).toContainEqual(expect.stringMatching(/^\d+: Property locallity is not allowed/))
    expect(lines).toContainEqual(
      expect.stringMatching(/^\d+: expected a number such as \+977 1 000 0000/),
    )
  }, 30_000)

  it('completes the names of fields and the values of a list', async () => {
    const text = siteYaml.replace('countryCode: NP', 'c').replace('network: facebook', 'network: ')
    await marked(text)
    const labels = async (piece: string, more: number) => {
      const position = positionOf(text, piece, more)
      const answer = await server.request('textDocument/completion', {
        textDocument: { uri },
        position,
      })
      return z.object({ items: z.array(z.object({ label: z.string() })) }).parse(answer).items
    }
    expect(await labels('  c\n', 3)).toContainEqual({ label: 'countryCode' })
    expect(await labels('network: ', 9)).toContainEqual({ label: 'youtube' })
  }, 30_000)

  it('explains a field under the pointer', async () => {
    await marked(siteYaml)
    const answer = await server.request('textDocument/hover', {
      textDocument: { uri },
      position: positionOf(siteYaml, 'nepaliName', 2),
    })
    expect(JSON.stringify(answer)).toContain('The name in Nepali.')
  }, 30_000)

  it.each(samples)(
    'marks nothing in the fields of $path, read by the schema of its kind',
    async ({ kind, fields }) => {
      const schema = uriOf(`.vscode/schemas/${kind}.json`)
      expect(await marked(`# yaml-language-server: $schema=${schema}\n${fields}`)).toEqual([])
    },
    30_000,
  )
})

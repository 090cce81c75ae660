import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startServer } from '#tests/unit/write/schemas/language-server.ts'

/**
 * The MDX extension of VS Code brings its server and takes the editor's own TypeScript, which the
 * project doesn't have: version 7 has no service for plugins. So this test downloads both.
 */
const packages = ['@mdx-js/language-server@0.6.4', 'typescript@5.9.3']

function serverFile(): string {
  const asked = packages.map((name) => `--package=${name}`)
  const script =
    'require("fs").realpathSync(process.env.PATH.split(":")[0] + "/mdx-language-server")'
  const args = ['exec', '--yes', ...asked, '--call', `node -p '${script}'`]
  return execFileSync('npm', args, { encoding: 'utf8' }).trim()
}

const uri = pathToFileURL(path.resolve('content/programs/being-written.mdx')).href
const completions = z.object({ items: z.array(z.object({ label: z.string() })) })
const diagnostics = z.object({ diagnostics: z.array(z.object({ message: z.string() })) })

describe.runIf(process.env['TEST_ALL'])('in an MDX file the editor', { timeout: 240_000 }, () => {
  let server: ReturnType<typeof startServer>
  let version = 1

  beforeAll(async () => {
    const bin = serverFile()
    const tsdk = path.resolve(bin, '../../../../typescript/lib')
    const options = { typescript: { enabled: true, tsdk } }
    server = startServer(pathToFileURL(process.cwd()).href, {}, { bin, options })
    await server.initialise()
    const textDocument = { uri, languageId: 'mdx', version, text: '' }
    server.notify('textDocument/didOpen', { textDocument })
  }, 240_000)
  afterAll(() => server.stop())

  function write(text: string) {
    version += 1
    server.notify('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    })
  }

  /** What is offered at ‸. */
  async function offered(text: string): Promise<string[]> {
    const before = text.slice(0, text.indexOf('‸')).split('\n')
    write(text.replace('‸', ''))
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
    const answer = await server.request('textDocument/completion', {
      textDocument: { uri },
      position,
    })
    return completions.parse(answer).items.map(({ label }) => label.replace('?', ''))
  }

  it('offers the components in a tag, and in it their props', async () => {
    expect(await offered('---\nid: 1\n---\n\nText <A‸>here</A>\n')).toEqual(
      expect.arrayContaining(['Action', 'Callout', 'ToConfirm', 'ToSupply']),
    )
    expect(await offered('Text.\n\n<Callout ‸>\n  Text.\n</Callout>\n')).toContain('title')
    expect(await offered('Text <Action ‸>here</Action>\n')).toContain('to')
  })

  it('marks a prop that is wrong or missing', async () => {
    write('<Callout titel="x">y</Callout>\n\n<Action>z</Action>\n')
    let said = ''
    while (!said.includes('titel')) {
      const published = await server.next('textDocument/publishDiagnostics')
      said = diagnostics
        .parse(published)
        .diagnostics.map(({ message }) => message)
        .join('\n')
    }
    expect(said).toContain("Did you mean 'title'?")
    expect(said).toContain("Property 'to' is missing")
  })
})

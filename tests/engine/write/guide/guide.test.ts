import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createServer } from 'vite'
import { components } from '#content/schema/components.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { table } from '#scripts/check/table.ts'
import { writersGuide } from '#scripts/serve/dev/writers-guide.ts'
import { today } from '#scripts/read/files/index.ts'
import { page } from '#tests/engine/small-sites/small-site.ts'
import { copySite } from '#tests/support/site-copy.ts'

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  cacheDir: '.cache/guide-test',
  plugins: [writersGuide()],
  server: { port: 0, watch: null },
  optimizeDeps: { noDiscovery: true },
})
await server.listen()
afterAll(() => server.close())
const html = await (await fetch(new URL('/__writing', server.resolvedUrls?.local[0]))).text()

/** The Markdown that the guide shows with its result. */
const guide = readFileSync('scripts/write/guide/guide.mdx', 'utf8')
const examples = [
  ...Array.from(guide.matchAll(/```mdx\n(.+?)```/gs), ([, text = '']) => text),
  ...Object.values(components).map(({ example }) => example),
]

describe('the writers’ guide', () => {
  test.each(Object.entries(components))('shows <%s> as it looks', (name, { example }) => {
    const inside = />([^<]+)</.exec(example)?.[1] ?? ''
    const [, look = ''] = html.split(`<h3 id="${name}">`)
    const [, rendered = ''] = look.split('<div class="prose">')
    expect(rendered.slice(0, 900)).toContain(inside)
    expect(rendered.slice(0, 900)).not.toContain(`&lt;${name}`)
  })

  test('names every rule', () => {
    const named = new Set(Array.from(html.matchAll(/<dt><code>([\w-]+)</g), ([, name]) => name))
    expect(table.filter(({ id }) => !named.has(id))).toEqual([])
  })

  test('shows only examples that the check allows', async () => {
    const { root, write, remove } = await copySite()
    onTestFinished(remove)
    for (const [index, text] of examples.entries())
      await write(`pages/example-${index}.mdx`, page(text))
    const { diagnostics } = await openSite(root, today(root))
    expect(diagnostics.map(({ message }) => message)).toEqual([])
  })
})

import { today } from '#scripts/system/settings.ts'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createServer } from 'vite'
import { components } from '#content/schema/components.ts'
import { compositions, hours } from '#content/schema/weaving.ts'
import { notFoundRoute, pageRoute, programList, programRoute } from '#content/schema/routes.ts'
import { emblems } from '#content/schema/page.ts'
import { emblem } from '#components/artwork/index.ts'
import { openContent } from '#scripts/check/content/open-content.ts'
import { writersGuide } from '#scripts/serve/dev/writers-guide.ts'
import { contentIn, page } from '#tests/content/small-site.ts'
import { delivered } from '#tests/support/site-copy.ts'

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  cacheDir: '.cache/guide-test',
  plugins: [writersGuide({ drawings: new Map() })],
  server: { port: 0, watch: null },
  optimizeDeps: { noDiscovery: true },
})
await server.listen()
afterAll(() => server.close())
const html = await (await fetch(new URL('/__writing', server.resolvedUrls?.local[0]))).text()
const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? '')

/** Of some texts, those that the page does not hold. */
const missing = (texts: Iterable<string>) =>
  Array.from(texts).filter((text) => !html.includes(text))

/** The Markdown that the guide shows with what visitors see of it. */
const guide = readFileSync('scripts/write/guide/guide.mdx', 'utf8')
const examples = [
  ...Array.from(guide.matchAll(/```mdx\n(.+?)```/gs), ([, text = '']) => text),
  ...Object.values(components).map(({ example }) => example),
]

describe('the writers’ guide', () => {
  test('leads from its table of contents to what is there', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    const targets = Array.from(html.matchAll(/ href="#([^"]+)"/g), ([, id]) => id ?? '')
    expect(targets).toEqual(expect.arrayContaining(['markdown', 'Callout', 'artwork', 'rules']))
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  test.each(Object.entries(components))('shows <%s> as it looks', (name, { example }) => {
    const inside = />([^<]+)</.exec(example)?.[1] ?? ''
    const [, look = ''] = html.split(`<h3 id="${name}">`)
    const [, rendered = ''] = look.split('<div class="prose">')
    expect(rendered.slice(0, 900)).toContain(inside)
    expect(rendered.slice(0, 900)).not.toContain(`&lt;${name}`)
  })

  test('shows only examples that the check allows', async () => {
    const replaced = new Map(
      examples.map((text, index) => [`pages/example-${index}.mdx`, Buffer.from(page(text))]),
    )
    expect(replaced.size).toBeGreaterThan(9)
    const { diagnostics } = await openContent(delivered, today(), { replaced })
    expect(diagnostics.map(({ message }) => message)).toEqual([])
  })

  test('shows every page with the places that a link can name', async () => {
    const { pages, programs } = await contentIn(process.cwd())
    const routes = [
      ...pages.map(({ slug }) => pageRoute(slug)).filter((route) => route !== notFoundRoute),
      ...programs.map(({ slug }) => programRoute(slug)),
    ]
    expect(missing(routes.map((route) => `>${route}</a>`))).toEqual([])
    const list = programList(pages)
    const places = list ? programs.map(({ slug }) => `${pageRoute(list.slug)}#${slug}`) : []
    expect(missing(places.map((place) => `href="${place}"`))).toEqual([])
    expect(missing(['href="/404'])).toHaveLength(1)
  })

  test('shows the pictures behind words: emblems, hours and compositions', () => {
    expect(missing(emblems.map((name) => `${emblem(name).elements}</svg><code>${name}<`))).toEqual(
      [],
    )
    const weavings = hours.flatMap((hour) => compositions.map((each) => `${hour}, ${each}`))
    expect(missing(weavings)).toEqual([])
    expect(html.match(/\/media\/example-card\.\w+\.svg/g)).toHaveLength(weavings.length)
  })
})

import { describe, expect, test } from 'vitest'
import { pageAt } from '#tests/engine/page-at.ts'
import {
  check,
  contentOf,
  inText,
  program,
  programPath,
  programsPage,
} from '#tests/engine/small-sites/small-site.ts'

const site = { 'pages/courses.mdx': programsPage(), [programPath]: program() }

describe('the page whose layout lists the programs', () => {
  test('may have any name: links to its rows are checked by it', async () => {
    const text = inText('[One](/courses#local) [two](‸/courses#lokal)')
    const { lines, here } = await check({ ...site, ...text })
    expect(lines).toEqual([`${here}  there is no #lokal on /courses. Did you mean "#local"?`])
  })

  test('tells search engines where the page of each program is', async () => {
    const { nodes } = pageAt(await contentOf(site), '/courses')
    const url = 'https://the-real-institute.np/programs/local'
    const item = { '@type': 'ListItem', position: 1, url }
    expect(nodes).toContainEqual({ '@type': 'ItemList', itemListElement: [item] })
  })

  test('is what the page of a program leads back to', async () => {
    const { html } = pageAt(await contentOf(site), '/programs/local')
    expect(html).toContain('href="/courses"')
    expect(html).not.toContain('href="/programs"')
  })
})

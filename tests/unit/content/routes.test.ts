import { describe, expect, test } from 'vitest'
import { localeOf } from '#components/locale.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import { structuredData } from '#scripts/render/structured-data.tsx'
import { pageInLayout } from '#scripts/render/page-in-layout.tsx'
import { renderMarkup } from '#tests/unit/page-media.tsx'
import {
  check,
  contentOf,
  inText,
  program,
  programPath,
  programsPage,
} from '#tests/content/small-site.ts'

const english = localeOf('en')
const site = { 'pages/courses.mdx': programsPage(), [programPath]: program() }

describe('the page whose layout lists the programs', () => {
  test('may have any name: links to its rows are checked by it', async () => {
    const text = inText('[One](/courses#local) [two](‸/courses#lokal)')
    const { lines, here } = await check({ ...site, ...text })
    expect(lines).toEqual([`${here}  there is no #lokal on /courses. Did you mean "#local"?`])
  })

  test('tells search engines where the page of each program is', async () => {
    const route = '/courses'
    const data = contentByRoute(await contentOf(site))(route)
    const nodes = structuredData(pageInLayout({ route, ...data }, english), data.content, english)
    expect(nodes).toContainEqual({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          url: 'https://the-real-institute.np/programs/local',
        },
      ],
    })
  })

  test('is what the page of a program leads back to', async () => {
    const route = '/programs/local'
    const data = contentByRoute(await contentOf(site))(route)
    const html = renderMarkup(pageInLayout({ route, ...data }, english).main)
    expect(html).toContain('href="/courses"')
    expect(html).not.toContain('href="/programs"')
  })
})

import { expect, test } from 'vitest'
import { LocationMap } from '#components/layouts/ContactLayout.tsx'
import { contentOf, page, siteYaml } from '#tests/engine/small-sites/small-site.ts'
import { pageAt } from '#tests/engine/page-at.ts'
import { renderMarkup } from '#tests/engine/page-media.tsx'

const privacyPage = page('', 'Privacy', {
  layout: 'privacy',
  message: '{ heading: Your message }',
  map: '{ heading: The map }',
})

test.each([
  ['in view', '', 'only when it comes into view'],
  ['on a press', '\n  loads: on-press', 'loaded only if you press “Show the map”'],
])('a map loaded %s names its site, and privacy says the rest', async (_, loads, words) => {
  const content = await contentOf({
    'content/site.yaml': siteYaml
      .replace('title: The institute', `title: The institute${loads}`)
      .replace('  quickLinks', '  privacy: { label: Privacy, to: /privacy }\n  quickLinks'),
    'pages/privacy.mdx': privacyPage,
  })
  const map = renderMarkup(<LocationMap {...content.site} />)
  expect(map.includes('<noscript><iframe')).toBe(!loads.includes('press'))
  expect(map).toContain('Map: the-real-institute.np.')
  expect(map).toContain('href="/privacy"')
  const { html } = pageAt(content, '/privacy')
  expect(html).toContain(words)
  expect(html).toContain('sends your message to formspree.io')
})

import { expect, test } from 'vitest'
import { pageMedia } from '#tests/unit/page-media.tsx'
import { contentOf } from '#tests/content/small-site.ts'
import { withShell } from '#scripts/render/shell.tsx'

test('WhatsApp around a page begins with the message of its own link, on that page alone', async () => {
  const { site } = await contentOf({})
  const { addDrawing } = pageMedia
  const shown = { ...site, whatsapp: '+977 980 000 0001' }
  const linksAround = (markup: string) => {
    const options = { site: shown, services: [], year: 2026, route: '/programs/a', addDrawing }
    const body = withShell(markup, options).replace(markup, '')
    return Array.from(
      body.matchAll(/<a href="https:\/\/wa\.me\/9779800000001([^"]*)"/g),
      ([, to]) => to,
    )
  }
  const own = '<a href="https://wa.me/9779800000001?text=Plan%20%26%20act">WhatsApp</a>'
  expect(linksAround(own)).toEqual(['?text=Plan%20%26%20act', '?text=Plan%20%26%20act'])
  expect(linksAround('<p>Text.</p>')).toEqual(['', ''])
})

test('what the header is told cannot end the element that it stands in', async () => {
  const { site } = await contentOf({})
  const { addDrawing } = pageMedia
  const shown = { ...site, name: '</script><b>' }
  const body = withShell('', { site: shown, services: [], year: 2026, route: '/', addDrawing })
  expect(body).not.toContain('</script><b>')
  expect(body).toContain(String.raw`\u003c/script>\u003cb>`)
})

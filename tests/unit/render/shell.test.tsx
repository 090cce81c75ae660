import { expect, test } from 'vitest'
import { pageMedia } from '#tests/unit/page-media.tsx'
import { contentOf } from '#tests/content/small-site.ts'
import { withShell } from '#scripts/render/shell.tsx'

test('what the header is told cannot end the element that it stands in', async () => {
  const { site } = await contentOf({})
  const { addDrawing } = pageMedia
  const shown = { ...site, name: '</script><b>' }
  const body = withShell('', { site: shown, services: [], year: 2026, route: '/', addDrawing })
  expect(body).not.toContain('</script><b>')
  expect(body).toContain(String.raw`\u003c/script>\u003cb>`)
})

import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { headerData } from '#components/shell/header/header-data.server.ts'
import { Shell } from '#components/shell/Shell.tsx'
import { openContent } from '#scripts/content/open-content.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { pageMedia } from '#tests/unit/page-media.tsx'
import { delivered } from '#tests/support/site-copy.ts'
import { withShell } from '#scripts/render/shell.tsx'

const { content } = await openContent(delivered)
if (!content) throw new Error('the content has faults')
const { site, routes } = content
const services = [{ to: '/training', label: 'Training' }]
const { addDrawing } = pageMedia

/** The shell as the browser renders it: for the address of the page itself. */
const hydrated = (route: string, markup: string, footer: string) =>
  renderToString(
    <StaticRouter location={route}>
      <Shell data={headerData(site, addDrawing)} markup={markup} footer={footer} />
    </StaticRouter>,
  )

test.each([...routes.keys(), offlineRoute, '/programs/page/2', '/about/x', '/Contact'])(
  'the shell around %s is the one that the browser makes of it',
  (route) => {
    const markup = `<h1>${route} $&</h1>`
    const body = withShell(markup, { site, services, year: 2026, route, addDrawing })
    const footer = /<footer[^>]*>(.*)<\/footer>/s.exec(body)?.[1] ?? ''
    const shell = body.replace('<main lang="en" ', '<main ')
    expect(shell).toContain(`<div id="_root" lang="en">${hydrated(route, markup, footer)}</div>`)
  },
)

test('what the header is told cannot end the element that it stands in', () => {
  const name = '</script><b>'
  const body = withShell('', {
    site: { ...site, name },
    services,
    year: 2026,
    route: '/',
    addDrawing,
  })
  expect(body).not.toContain('</script><b>')
  expect(body).toContain(String.raw`\u003c/script>\u003cb>`)
})

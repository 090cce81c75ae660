import { expect, test } from 'vitest'
import { pageMedia } from '#tests/engine/page-media.tsx'
import { contentOf } from '#tests/engine/small-sites/small-site.ts'
import { withShell } from '#scripts/render/shell.tsx'

const { site } = await contentOf({})
const { navigation } = site

/** The body of a page of the small site; its services are those of this page alone. */
function bodyWith(options: Partial<Parameters<typeof withShell>[1]>, markup = ''): string {
  const { addDrawing } = pageMedia
  return withShell(markup, {
    site,
    services: [],
    lists: {},
    versions: [],
    translated: undefined,
    year: '2026',
    addDrawing,
    route: '/programs/a',
    lang: 'en',
    language: 'en',
    ...options,
  })
}

test('WhatsApp around a page begins with the message of its program, whatever the page links', () => {
  const shown = { ...site, whatsapp: '+977 980 000 0001' }
  const partner = '<a href="https://wa.me/9779812345678?text=Partner">A partner</a>'
  const linksAround = (message?: string) => {
    const body = bodyWith({ site: shown, message }, partner)
    return Array.from(
      body.matchAll(/href="https:\/\/wa\.me\/9779800000001([^"]*)"/g),
      ([, to]) => to,
    )
  }
  expect(linksAround('Plan & act')).toEqual(['?text=Plan%20%26%20act', '?text=Plan%20%26%20act'])
  expect(linksAround()).toEqual(['', ''])
})

test.each([
  ['/about', ['page About']],
  ['/contact', ['page Contact']],
  ['/programs/a', ['true Courses']],
  ['/consulting', ['true Services', 'page Consulting']],
  ['/privacy', []],
])('the header marks at %s %j: the page itself, its list, or its menu', (route, marked) => {
  const menus = {
    ...navigation,
    main: [
      { label: 'About', to: '/about' },
      { label: 'Courses', to: '/programs' },
    ],
    services: {
      label: 'Services',
      items: [{ label: 'Consulting', to: '/consulting', text: 'A' }],
    },
    contact: { label: 'Contact', to: '/contact' },
  }
  const body = bodyWith({ site: { ...site, navigation: menus }, route })
  const found = body.matchAll(/aria-current="(\w+)"[^>]*>(?:<[^>]*>)*([^<]*)/g)
  // Links are in the mobile panel too.
  expect(new Set(Array.from(found, ([, mark, words]) => `${mark} ${words}`))).toEqual(
    new Set(marked),
  )
})

test('what the header is told cannot end the element that it stands in', () => {
  const body = bodyWith({ site: { ...site, name: '</script><b>' } })
  expect(body).not.toContain('</script><b>')
  expect(body).toContain(String.raw`\u003c/script>\u003cb>`)
})

import { expect, it } from 'vitest'
import { translatedRoutes } from '#content/schema/languages.ts'
import { translateLinks } from '#scripts/render/translated-links.ts'

const to = translatedRoutes('ne', ['/', '/about', '/programs/a'])
const linksTo = (...addresses: readonly string[]) =>
  addresses.map((address) => `<a class="x" href="${address}">x</a>`).join('')

it('leads to a translated page in its language, with what follows the route', () => {
  expect(translateLinks(linksTo('/', '/about?a=b#faq', '/programs/a'), to)).toBe(
    linksTo('/ne', '/ne/about?a=b#faq', '/ne/programs/a'),
  )
})

it('leaves files, other sites and places on the page alone, and leads forms along', () => {
  const others = linksTo('/brochures/a.pdf', 'https://example.org/about', '//about', '#about')
  expect(translateLinks(others, to)).toBe(others)
  expect(translateLinks('<form method="get" action="/about#x">', to)).toBe(
    '<form method="get" action="/ne/about#x">',
  )
  const english = '<form method="get" action="/contact#x">'
  expect(translateLinks(english, to)).toBe(english)
})

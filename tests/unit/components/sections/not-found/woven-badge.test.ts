import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WovenBadge } from '#components/sections/not-found/WovenBadge.tsx'

test.each([
  ['404', /^<svg role="img" aria-label="404"/],
  ['Gone', /^<p[^>]*>Gone<\/p>$/],
])('the badge %s is a picture if it is a number, or else text', (text, html) => {
  expect(renderToStaticMarkup(createElement(WovenBadge, { text }))).toMatch(html)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plans } from '#components/sections/service/Plans.tsx'

const button = { label: 'Ask about this plan', to: '/contact' }
const plans = [{ name: 'Starter Plan', features: ['Website setup'], button }]
const show = (service: string) => renderToStaticMarkup(createElement(Plans, { service, plans }))

test('the button takes the plan along to the contact form', () => {
  expect(show('IT Services')).toMatch(/href="\/contact#message"[^>]*data-inquiry=/)
  expect(show('IT Services')).toContain('more about this plan: Starter Plan.')
})

test('the service goes along if it is a choice of the contact form', () => {
  expect(show('IT Services')).toContain('&quot;interest&quot;:&quot;IT Services&quot;')
  expect(show('Accounting Services')).not.toContain('interest')
})

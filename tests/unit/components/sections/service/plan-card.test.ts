import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plans } from '#components/sections/service/Plans.tsx'
import type { Plan } from '#content/schema/page.ts'

const starter: Plan = {
  name: 'Starter Plan',
  features: ['Website setup', 'Basic SEO'],
  button: { label: 'Ask about this plan', to: '/contact' },
}

const card = (plan: Plan, service = 'IT Services') =>
  renderToStaticMarkup(createElement(Plans, { service, plans: [plan] }))
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean)

test('an empty price line prints nothing and is not exposed', () => {
  const html = card(starter)
  expect(words(html)).toEqual([
    'Starter Plan',
    'Website setup',
    'Basic SEO',
    'Ask about this plan',
    ': Starter Plan',
  ])
  expect(html).toMatch(/<div aria-hidden="true"[^>]*><\/div>/)
})

test('a plan with words in place of a price shows them after its name', () => {
  expect(words(card({ ...starter, label: 'Contact for Quote' })).slice(0, 2)).toEqual([
    'Starter Plan',
    'Contact for Quote',
  ])
})

test('the button leads to the contact page and takes the plan along', () => {
  const html = card(starter)
  expect(html).toContain('href="/contact"')
  expect(html).toContain('data-inquiry=')
  expect(html).toContain('more about this plan: Starter Plan.')
})

test('the service goes along where it is a choice of the contact form', () => {
  expect(card(starter)).toContain('&quot;interest&quot;:&quot;IT Services&quot;')
  expect(card(starter, 'Accounting Services')).not.toContain('interest')
})

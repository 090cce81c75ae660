import { expect } from 'vitest'
import { metaOf, readPage } from '#scripts/check/built/read-page.ts'
import { linksOf, textsOf } from '#tests/support/read-page.ts'
import { test } from '#tests/support/site.ts'
import { notFoundMessages } from '#tests/engine/any-site/routes.ts'
import { name } from './institute.ts'

test('An unknown path gives words and two ways on, for people alone', async ({ newPage, site }) => {
  const page = await newPage({ path: 'no/such/page', js: false, expected: notFoundMessages })
  await page.getByRole('main').getByRole('img', { name: '404' }).waitFor()
  expect(await textsOf(page.locator('h1, h1 + p'))).toEqual([
    'Page Not Found',
    'The page you are looking for doesn’t exist or has been moved. Let’s get you back on track.',
  ])
  expect(await linksOf(page.getByRole('main').getByRole('link'))).toEqual([
    ['Back to Home', '/'],
    ['Contact Support', '/contact'],
  ])
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  const built = readPage('404.html', await page.content())
  expect(built.titles).toEqual([`Page Not Found | ${name}`])
  expect([...built.canonicals, ...built.data]).toEqual([])
  expect(metaOf(built, 'robots')?.content).toBe('noindex')
  expect((await fetch(`${site.url}no/such/page`)).status).toBe(404)
})

test('The console names the missing path, the page the most similar one', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: true, expected: notFoundMessages })
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('it-services')
  expect((await warning).text()).toBe('User attempted to access non-existent route /it-services')
  const offer = page.getByRole('main').getByRole('status').getByRole('link')
  await offer.waitFor()
  expect(await linksOf(offer)).toEqual([['IT Services', '/IT-services']])
  await offer.click()
  await page.waitForURL('**/IT-services')
})

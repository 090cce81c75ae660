import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'

const number = 'Company registration: 000042/068/069'

test('About has the numbers of the institute, and the offices where one looks them up', async ({
  read,
}) => {
  const page = await read('about')
  const proof = page.getByRole('region', { name: 'Registration and affiliations' })
  const words = (await proof.innerText()).replaceAll(/\s+/g, ' ')
  for (const fact of ['000042/068/069', '000000042', '2012', '1240 Counted in 2026'])
    expect(words).toContain(fact)
  expect(await proof.getByRole('link').first().getAttribute('href')).toBe('https://ocr.gov.np/')
  const footer = await page.getByRole('contentinfo').innerText()
  expect(footer.replaceAll('\u00A0', ' ')).toContain(`${number} · PAN: 000000042 · Founded: 2012`)
})

test('A program says how to pay beside its fee, and links a place to its map', async ({ read }) => {
  const page = await read('programs/project-planning-and-management')
  const payment = page.locator('#fee, #payment').locator('..')
  expect(await payment.last().innerText()).toMatch(/How to pay.*Bank transfer.*Account/s)
  const place = page.getByRole('link', { name: 'Hall of Fewa Cooperative, Lakeside 6, Pokhara' })
  expect(await place.getAttribute('href')).toContain('openstreetmap.org')
})

test('Contact says in words how to get there', async ({ read }) => {
  const page = await read('contact')
  const directions = page.getByRole('region', { name: 'How to get here' })
  expect(await directions.innerText()).toMatch(/On foot.*By bus.*Parking/s)
})

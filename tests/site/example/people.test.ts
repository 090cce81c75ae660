import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'

test('A trainer says since when, and links to the programs that name him or her', async ({
  read,
}) => {
  const list = (await read('about')).getByRole('list', { name: /^Programs of / }).first()
  const name = (await list.getAttribute('aria-label'))?.replace('Programs of ', '') ?? ''
  const to = await list.getByRole('link').first().getAttribute('href')
  const trainers = (await read(`${to?.slice(1)}`)).locator('section:has(> #trainers)')
  expect(await trainers.innerText()).toContain(name)
  expect(await trainers.innerText()).toMatch(/Teaching since \d{4}/)
})

test('A portrait without a point to keep shows what is above its middle', async ({ read }) => {
  const face = (await read('about')).locator('section:has(#trainers) picture img').first()
  expect(await face.evaluate((node) => getComputedStyle(node).objectPosition)).toBe('50% 25%')
})

test('Photographs of Home have captions, scroll on phones and are in rows on computers', async ({
  newPage,
}) => {
  const page: Page = await newPage({ path: '' })
  const row = page.getByRole('group', { name: 'Photographs' })
  const captions = await row.locator('figure:has(img[loading=lazy]) figcaption').allInnerTexts()
  expect(captions.filter((caption) => caption !== '').length).toBeGreaterThan(2)
  const scrollsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return row.evaluate((node) => node.scrollWidth > node.clientWidth)
  }
  expect([await scrollsAt(390), await scrollsAt(820), await scrollsAt(1440)]).toEqual([
    true,
    true,
    false,
  ])
})

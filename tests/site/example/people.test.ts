import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'

test('About shows the faces of trainers, and links to the programs that name them', async ({
  read,
}) => {
  const about = await read('about')
  const face = about.locator('section:has(#trainers) picture img').first()
  // The face in an upright photograph is above its middle.
  expect(await face.evaluate((node) => getComputedStyle(node).objectPosition)).toBe('50% 25%')
  const trainer = about.locator('section:has(#trainers) li:has(h3):has(li a)').first()
  const name = await trainer.locator('h3').innerText()
  const to = await trainer.locator('li a').first().getAttribute('href')
  const trainers = (await read(`${to?.slice(1)}`)).locator('section:has(> #trainers)')
  expect(await trainers.innerText()).toContain(name)
  expect(await trainers.innerText()).toMatch(/Teaching since \d{4}/)
})

test('Photographs of Home have captions, and scroll where three have no room', async ({
  newPage,
}) => {
  const page = await newPage({ path: '' })
  const row = page.getByRole('group', { name: 'Photographs' })
  const captions = await row.locator('figure:has(img[loading=lazy]) figcaption').allInnerTexts()
  expect(captions.filter((caption) => caption !== '').length).toBeGreaterThan(2)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const scrolls = await row.evaluate((node) => node.scrollWidth > node.clientWidth)
    expect(scrolls).toBe(width < 1024)
  }
})

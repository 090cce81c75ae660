import type { Page } from 'playwright'
import { expect } from 'vitest'
import { onPaper, paper, printed } from '#tests/rules/paper.ts'
import { pageReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'
import { all } from '#tests/run/all.ts'

/** Runs in the browser: how many slides of a carousel are beside or below it. */
function slidesOutside(carousel: Element) {
  const { left, right, bottom } = carousel.getBoundingClientRect()
  return [...carousel.querySelectorAll('.carousel-slide')].filter((slide) => {
    const box = slide.getBoundingClientRect()
    return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1
  }).length
}

/** Expects that every item of a carousel is on the paper. */
async function expectAllSlides(page: Page) {
  const carousels = await page.locator('.carousel').all()
  expect(carousels).toHaveLength(2)
  for (const carousel of carousels) expect(await carousel.evaluate(slidesOutside)).toBe(0)
}

const shown = (page: Page, selector: string) => page.locator(selector).locator('visible=true')

const forScreens =
  'header|form|button|.map|.closing|[aria-label="Breadcrumb"]|main img[alt=""]|.emblem-card svg|.carousel-counter|[data-open]'.split(
    '|',
  )

test('On paper a page has nothing that is for screens alone', async ({ newPage, read, skip }) => {
  skip(!all)
  const aProgram = 'programs/local-economic-development'
  const unseen = new Set(forScreens)
  const live = await newPage({ ...paper, reducedMotion: true })
  for (const path of ['', 'contact', 'IT-services', 'programs', aProgram]) {
    const page = path.length > 7 ? await read(path) : live
    await page.emulateMedia({ media: 'screen' })
    if (page === live) {
      await page.goto(path)
      await pageReady(page)
    }
    for (const one of unseen) if ((await shown(page, one).count()) > 0) unseen.delete(one)
    await page.emulateMedia({ media: 'print' })
    expect(await shown(page, `:is(iframe,${forScreens.join()})`).count(), `/${path}`).toBe(0)
    if (path === '') await expectAllSlides(page)
  }
  expect([...unseen]).toEqual([])
})

test('On paper, address and phone replace the form, on one sheet', async ({ read }) => {
  const page = await onPaper(await read('contact'))
  expect(await page.getByRole('heading', { name: 'Get In Touch' }).isVisible()).toBe(false)
  const card = page.getByRole('region', { name: 'Contact Information' })
  expect((await card.boundingBox())?.y).toBeLessThan(260)
  expect((await printed(page)).numPages).toBe(1)
})

test('On paper the rows that are closed on the screen are read too', async ({ read }) => {
  const page = await onPaper(await read('programs'))
  const heights = await page
    .locator('details .subjects')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().height))
  expect(heights).toHaveLength(6)
  expect(Math.min(...heights)).toBeGreaterThan(40)
})

test('On paper every item of a carousel is there without its script', async ({ read }) => {
  await expectAllSlides(await onPaper(await read('')))
})

import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { PageOptions } from '#tests/support/open-page.ts'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const slides = (carousel: Locator) => carousel.locator('[aria-roledescription=slide]')
const button = (carousel: Locator, name: string) =>
  carousel.getByRole('button', { name, exact: true })

/** Waits until the row of slides has become a ring. */
async function ringReady(page: Page, id: string): Promise<void> {
  const island = await islandReady(page, id)
  await island.locator('[data-ready]').waitFor()
}

/** Labels of the slides that are in view and can be reached: "1 of 5". */
const shown = (carousel: Locator) =>
  slides(carousel).evaluateAll((nodes) =>
    nodes
      .flatMap((slide) => (slide instanceof HTMLElement && !slide.inert ? [slide] : []))
      .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
      .map(({ ariaLabel }) => ariaLabel),
  )

/** Labels of the slides whose middle is inside the carousel. */
const inSight = (carousel: Locator) =>
  slides(carousel).evaluateAll((nodes) =>
    nodes
      .flatMap((slide) => {
        const box = slide.getBoundingClientRect()
        const frame = slide.closest('[aria-live]')?.getBoundingClientRect()
        const middle = box.x + box.width / 2
        const isInside = frame && middle > frame.left && middle < frame.right
        return isInside ? [{ x: box.x, label: slide.ariaLabel }] : []
      })
      .toSorted((a, b) => a.x - b.x)
      .map(({ label }) => label),
  )

/** The distance of the first slide in view from the edge of the carousel, in pixels. */
const startOf = (carousel: Locator) =>
  slides(carousel).evaluateAll((nodes) => {
    const lefts = nodes
      .filter((slide) => !slide.hasAttribute('inert'))
      .map((slide) => slide.getBoundingClientRect().left)
    const frame = nodes[0]?.closest('[aria-live]')?.getBoundingClientRect()
    return Math.abs(Math.round(Math.min(...lefts) - (frame?.left ?? 0)))
  })

const of = (count: number, ...positions: number[]) => positions.map((n) => `${n} of ${count}`)

/**
 * Opens Home with a stopped clock, which goes by `page.clock.runFor` only. It is stopped before React
 * comes, so that no timer runs in real time.
 */
async function openStopped(
  newPage: (options: PageOptions) => Promise<Page>,
  { id, ...options }: PageOptions & { id: string },
): Promise<Page> {
  const page = await newPage({ width: 360, ...options })
  await page.clock.install({ time: 0 })
  await page.goto('')
  await page.clock.pauseAt(3_600_000)
  const island = page.locator(`site-island[data-id="${id}"]`)
  await island.scrollIntoViewIfNeeded()
  await island.dispatchEvent('pointerover')
  // Its script runs after a frame.
  const isRing = async () => {
    await page.clock.runFor(10)
    return island.locator('[data-ready]').count()
  }
  await expect.poll(isRing).toBe(1)
  return page
}

/** Lets the carousel announce a step, in a task after that of the step. */
const afterStep = (page: Page) => page.clock.runFor(1)

const kinds = [
  {
    name: 'Highlights',
    id: 'highlights',
    count: 5,
    interval: 6000,
    visible: [
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
      [360, 1],
    ],
  },
  {
    name: 'Partnership reviews',
    id: 'reviews',
    count: 3,
    interval: 7000,
    visible: [
      [1440, 1],
      [360, 1],
    ],
  },
] as const

describe.for(kinds)('$name', ({ name, id, count, interval, visible }) => {
  const region = (page: Page) => page.getByRole('region', { name, exact: true })

  test('is a row that scrolls before any script', async ({ newPage }) => {
    const page = await newPage({ path: '', js: false, width: 360 })
    const carousel = region(page)
    await carousel.scrollIntoViewIfNeeded()
    expect(await slides(carousel).count()).toBe(count)
    expect(await inSight(carousel)).toEqual(of(count, 1))
    const row = carousel.locator('[aria-live]')
    const second = await slides(carousel).nth(1).boundingBox()
    expect(second?.x, 'the next one looks in').toBeLessThan(340)
    const sizes = await row.evaluate((node) => ({
      inner: node.scrollWidth,
      outer: node.clientWidth,
      snap: getComputedStyle(node).scrollSnapType,
    }))
    expect(sizes.inner).toBeGreaterThan(sizes.outer * (count - 1))
    expect(sizes.snap).toContain('mandatory')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
    expect(await carousel.getByRole('button').filter({ visible: true }).count()).toBe(0)
  })

  test('is a ring: one step at a time, forwards and backwards, by its arrows', async ({
    newPage,
  }) => {
    const page = await newPage({ path: '', width: 360, reducedMotion: true })
    await ringReady(page, id)
    const carousel = region(page)
    for (let position = 1; position <= count; position += 1) {
      await expect.poll(() => shown(carousel)).toEqual(of(count, position))
      await expect.poll(() => inSight(carousel)).toEqual(of(count, position))
      await button(carousel, 'Next').click()
    }
    await expect.poll(() => inSight(carousel)).toEqual(of(count, 1))
    await button(carousel, 'Previous').click()
    await expect.poll(() => inSight(carousel)).toEqual(of(count, count))
  })

  test('shows as many at a time as there is room for', async ({ newPage }) => {
    const page = await newPage({ path: '', reducedMotion: true })
    await ringReady(page, id)
    for (const [width, number] of visible) {
      await page.setViewportSize({ width, height: 900 })
      const expected = Array.from({ length: number }, (_, index) => index + 1)
      await expect.poll(() => shown(region(page))).toEqual(of(count, ...expected))
      await expect.poll(() => inSight(region(page))).toEqual(of(count, ...expected))
      await expect.poll(() => startOf(region(page))).toBe(0)
    }
  })

  test(`advances every ${interval} ms and wraps`, async ({ newPage }) => {
    const page = await openStopped(newPage, { id })
    const carousel = region(page)
    for (let position = 1; position <= count; position += 1) {
      await page.clock.runFor(interval - 100)
      expect(await shown(carousel)).toEqual(of(count, position))
      await page.clock.runFor(100)
      await afterStep(page)
      await expect.poll(() => shown(carousel)).toEqual(of(count, (position % count) + 1))
    }
    await page.clock.runFor(1000)
    await expect.poll(() => inSight(carousel)).toEqual(of(count, 1))
  })

  test('pauses while hovered, focused or in a hidden tab, and starts its time again after an arrow', async ({
    newPage,
  }) => {
    const page = await openStopped(newPage, { id })
    const carousel = region(page)
    const stays = async (...positions: number[]) => {
      await page.clock.runFor(3 * interval)
      expect(await shown(carousel)).toEqual(of(count, ...positions))
    }
    await carousel.getByRole('heading').first().hover()
    await stays(1)
    await page.mouse.move(0, 0)

    await button(carousel, `Pause ${name}`).focus()
    await stays(1)
    await button(carousel, `Pause ${name}`).blur()

    const hide = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await hide('hidden')
    await stays(1)
    await hide('visible')

    await page.clock.runFor(interval - 500)
    await button(carousel, 'Next').click()
    await afterStep(page)
    await page.mouse.move(0, 0)
    await page.clock.runFor(interval - 500)
    expect(await shown(carousel)).toEqual(of(count, 2))
    await page.clock.runFor(500)
    await afterStep(page)
    await expect.poll(() => shown(carousel)).toEqual(of(count, 3))
  })

  test('stops for good by its pause button, which becomes play', async ({ newPage }) => {
    const page = await openStopped(newPage, { id })
    const carousel = region(page)
    const live = carousel.locator('[aria-live]')
    expect(await live.getAttribute('aria-live')).toBe('off')
    await button(carousel, `Pause ${name}`).click()
    await button(carousel, `Play ${name}`).waitFor()
    expect(await live.getAttribute('aria-live')).toBe('polite')
    await page.mouse.move(0, 0)
    await page.clock.runFor(4 * interval)
    expect(await shown(carousel)).toEqual(of(count, 1))
    await button(carousel, 'Next').click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4 * interval)
    expect(await shown(carousel)).toEqual(of(count, 2))
    await button(carousel, `Play ${name}`).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(interval)
    await afterStep(page)
    await expect.poll(() => shown(carousel)).toEqual(of(count, 3))
  })

  test('starts paused with less motion', async ({ newPage }) => {
    const page = await openStopped(newPage, { id, reducedMotion: true })
    await button(region(page), `Play ${name}`).waitFor()
    await page.clock.runFor(3 * interval)
    expect(await shown(region(page))).toEqual(of(count, 1))
  })

  test('has the roles and names of a carousel', async ({ newPage }) => {
    const page = await newPage({ path: '', reducedMotion: true })
    await ringReady(page, id)
    const carousel = region(page)
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel')
    const names = await slides(carousel).evaluateAll((nodes) =>
      nodes.map((node) => [node.role, node.ariaLabel]),
    )
    const positions = Array.from({ length: count }, (_, index) => index + 1)
    expect(names).toEqual(of(count, ...positions).map((label) => ['group', label]))
  })
})

test('Highlights counts: "1 / 5"', async ({ newPage }) => {
  const page = await newPage({ path: '', reducedMotion: true })
  await ringReady(page, 'highlights')
  const carousel = page.getByRole('region', { name: 'Highlights' })
  await carousel.getByText('1 / 5', { exact: true }).waitFor()
  await button(carousel, 'Previous').click()
  await carousel.getByText('5 / 5', { exact: true }).waitFor()
})

test('Reviews have dots too, one of which is current', async ({ newPage }) => {
  const page = await newPage({ path: '', reducedMotion: true })
  await ringReady(page, 'reviews')
  const carousel = page.getByRole('region', { name: 'Partnership reviews' })
  const dots = carousel.getByRole('button', { name: /^Review \d of 3$/ })
  await expect.poll(() => dots.count()).toBe(3)
  await dots.nth(2).click()
  expect(await shown(carousel)).toEqual(of(3, 3))
  const current = await dots.evaluateAll((nodes) => nodes.map(({ ariaCurrent }) => ariaCurrent))
  expect(current).toEqual([null, null, 'true'])
})

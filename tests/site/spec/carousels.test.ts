import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { islandReady } from '#tests/support/ready.ts'
import { all } from '#tests/run/all.ts'
import { test } from '#tests/support/site.ts'

const slides = (carousel: Locator) => carousel.locator('[aria-roledescription=slide]')
const button = (carousel: Locator, name: string) =>
  carousel.getByRole('button', { name, exact: true })

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
 * Goes to Home with a stopped clock, which goes by `page.clock.runFor` only. It is stopped before React
 * comes, so that no timer runs in real time. The mouse stays on the carousel.
 */
async function goHomeStopped(page: Page, id: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto('')
  await page.clock.pauseAt(3_600_000)
  const island = page.locator(`site-island[data-id="${id}"]`)
  await island.scrollIntoViewIfNeeded()
  await island.getByRole('heading').first().hover()
  // Its script runs after a frame.
  const isRing = async () => {
    await page.clock.runFor(10)
    return island.locator('[data-ready]').count()
  }
  await expect.poll(isRing).toBe(1)
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

const positionsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('Each is a ring that shows as many slides as there is room for', async ({ newPage }) => {
  const page = await newPage({ path: '', width: 360, reducedMotion: true })
  for (const { name, id, count, visible } of kinds) {
    await page.setViewportSize({ width: 360, height: 900 })
    const island = await islandReady(page, id)
    // The row of slides has become a ring.
    await island.locator('[data-ready]').waitFor()
    const carousel = page.getByRole('region', { name, exact: true })
    const positions = positionsOf(count)
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel')
    // With less motion it starts paused.
    await button(carousel, `Play ${name}`).waitFor()
    const names = await slides(carousel).evaluateAll((nodes) =>
      nodes.map((node) => [node.role, node.ariaLabel]),
    )
    expect(names).toEqual(of(count, ...positions).map((label) => ['group', label]))
    for (const position of positions) {
      await expect.poll(() => shown(carousel)).toEqual(of(count, position))
      await expect.poll(() => inSight(carousel)).toEqual(of(count, position))
      await button(carousel, 'Next').click()
    }
    await expect.poll(() => inSight(carousel)).toEqual(of(count, 1))
    await button(carousel, 'Previous').click()
    await expect.poll(() => inSight(carousel)).toEqual(of(count, count))
    await button(carousel, 'Next').click()

    for (const [width, number] of visible) {
      await page.setViewportSize({ width, height: 900 })
      const expected = of(count, ...positions.slice(0, number))
      await expect.poll(() => shown(carousel)).toEqual(expected)
      await expect.poll(() => inSight(carousel)).toEqual(expected)
      await expect.poll(() => startOf(carousel)).toBe(0)
    }
    if (id === 'highlights') {
      await carousel.getByText('1 / 5', { exact: true }).waitFor()
      await button(carousel, 'Previous').click()
      await carousel.getByText('5 / 5', { exact: true }).waitFor()
    } else {
      const dots = carousel.getByRole('button', { name: /^Review \d of 3$/ })
      await dots.nth(2).click()
      await expect.poll(() => shown(carousel)).toEqual(of(3, 3))
      const current = () => dots.evaluateAll((nodes) => nodes.map(({ ariaCurrent }) => ariaCurrent))
      await expect.poll(current).toEqual([null, null, 'true'])
    }
  }
})

describe.for(kinds)('$name', ({ name, id, count, interval }) => {
  const region = (page: Page) => page.getByRole('region', { name, exact: true })
  const positions = positionsOf(count)
  const next = (position: number) => (position % count) + 1

  test('is a row that scrolls before any script', async ({ read }) => {
    const page = await read('')
    await page.setViewportSize({ width: 360, height: 900 })
    const carousel = region(page)
    await carousel.scrollIntoViewIfNeeded()
    expect(await slides(carousel).count()).toBe(count)
    expect(await inSight(carousel)).toEqual(of(count, 1))
    const given = await page.locator(`site-island[data-id="${id}"]`).getAttribute('props')
    expect(JSON.parse(given ?? '')).toMatchObject({ interval })
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

  test('advances by itself, pauses for a visitor and stops for good', async ({ newPage, skip }) => {
    // The script is one, and the row before it says the interval.
    skip(!all && id !== 'highlights')
    const page = await newPage({ width: 360 })
    await goHomeStopped(page, id)
    const carousel = region(page)
    /** Lets a time go by in which the carousel takes one step, to this position. */
    const stepsTo = async (position: number, time: number = interval) => {
      await page.clock.runFor(time)
      await afterStep(page)
      await expect.poll(() => shown(carousel)).toEqual(of(count, position))
    }
    const stays = async (position: number, time: number = 3 * interval) => {
      await page.clock.runFor(time)
      expect(await shown(carousel)).toEqual(of(count, position))
    }
    await stays(1)
    await page.mouse.move(0, 0)
    for (const position of positions) {
      await stays(position, interval - 100)
      await stepsTo(next(position), 100)
    }
    await page.clock.runFor(1000)
    await expect.poll(() => inSight(carousel)).toEqual(of(count, 1))

    await carousel.getByRole('heading').first().hover()
    await stays(1)
    await page.mouse.move(0, 0)
    const live = carousel.locator('[aria-live]')
    await button(carousel, `Pause ${name}`).focus()
    await stays(1)
    // What the keyboard moves is said.
    expect(await live.getAttribute('aria-live')).toBe('polite')
    await button(carousel, `Pause ${name}`).blur()
    const hide = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, isHidden)
    await hide(true)
    await stays(1)
    await hide(false)

    // An arrow starts its time again.
    await page.clock.runFor(interval - 500)
    await button(carousel, 'Next').click()
    await afterStep(page)
    await page.mouse.move(0, 0)
    await stays(2, interval - 500)
    await stepsTo(3, 500)

    expect(await live.getAttribute('aria-live')).toBe('off')
    await button(carousel, `Pause ${name}`).click()
    await button(carousel, `Play ${name}`).waitFor()
    expect(await live.getAttribute('aria-live')).toBe('polite')
    await page.mouse.move(0, 0)
    await stays(3)
    await button(carousel, 'Next').click()
    await page.mouse.move(0, 0)
    await stays(next(3))
    await button(carousel, `Play ${name}`).click()
    await page.mouse.move(0, 0)
    await stepsTo(next(next(3)))
  })
})

test('With less motion, a press of Pause before any script pauses', async ({ newPage }) => {
  const page = await newPage({ width: 360, reducedMotion: true, hasTouch: true })
  await page.goto('')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  const pause = button(highlights, 'Pause Highlights')
  const play = button(highlights, 'Play Highlights')
  await pause.tap()
  await play.tap()
  await pause.waitFor()
})

test('Where all slides have room, none moves; elsewhere they are a ring', async ({ newPage }) => {
  const page = await newPage({ path: '', width: 1440, reducedMotion: true })
  const island = page.locator('site-island[data-id="highlights"]')
  await island.evaluate((node) => {
    for (const slide of node.querySelectorAll('.carousel-slide:nth-child(n + 4)')) slide.remove()
    node.querySelector('.carousel-counter')?.replaceChildren('1 / 3')
    const given = { ...JSON.parse(node.getAttribute('props') ?? ''), count: 3 }
    node.setAttribute('props', JSON.stringify(given))
  })
  await islandReady(page, 'highlights')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  const ring = highlights.and(page.locator('[data-ready]'))
  for (const [width, isRing] of [
    [1440, false],
    [800, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => ring.count()).toBe(isRing ? 1 : 0)
    if (isRing) await button(highlights, 'Next').click()
    await expect.poll(() => shown(highlights)).toEqual(isRing ? of(5, 2, 3) : of(5, 1, 2, 3))
    await expect.poll(() => startOf(highlights)).toBe(0)
  }
})

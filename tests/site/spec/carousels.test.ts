import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { islandReady } from '#tests/support/ready.ts'
import { test } from '#tests/support/site.ts'

const slides = (carousel: Locator) => carousel.locator('[aria-roledescription=slide]')
const button = (carousel: Locator, name: string | RegExp) =>
  carousel.getByRole('button', { name, exact: true })

/** The slides in sight from left to right, the slides within reach, and where the first begins. */
const look = (carousel: Locator) =>
  slides(carousel).evaluateAll((nodes) => {
    const frame = nodes[0]?.closest('[data-slot]')?.getBoundingClientRect() ?? new DOMRect()
    const all = nodes.map((node) => {
      const { x, width } = node.getBoundingClientRect()
      return {
        label: node.ariaLabel,
        start: Math.abs(Math.round(x - frame.x)),
        middle: x + width / 2,
        isReachable: !node.hasAttribute('inert'),
      }
    })
    const sorted = all.toSorted((a, b) => a.middle - b.middle)
    const inSight = sorted.filter(({ middle }) => middle > frame.left && middle < frame.right)
    return {
      start: inSight[0]?.start,
      inSight: inSight.map(({ label }) => label),
      reachable: sorted.filter(({ isReachable }) => isReachable).map(({ label }) => label),
    }
  })

/** Expects these slides alone in sight and within reach, the first at the edge. */
const expectShown = (carousel: Locator, labels: string[]) =>
  expect.poll(() => look(carousel)).toEqual({ start: 0, inSight: labels, reachable: labels })

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
      await expectShown(carousel, of(count, position))
      await button(carousel, /^Next /).click()
    }
    await expectShown(carousel, of(count, 1))
    await button(carousel, /^Previous /).click()
    await expectShown(carousel, of(count, count))
    await button(carousel, /^Next /).click()

    for (const [width, number] of visible) {
      await page.setViewportSize({ width, height: 900 })
      await expectShown(carousel, of(count, ...positions.slice(0, number)))
    }
    if (id === 'highlights') {
      await carousel.getByText('1 / 5', { exact: true }).waitFor()
      await button(carousel, /^Previous /).click()
      await carousel.getByText('5 / 5', { exact: true }).waitFor()
      expect(await carousel.getByRole('status').textContent()).toBe('5 of 5')
    } else {
      const dots = carousel.getByRole('button', { name: /^Review \d of 3$/ })
      await dots.nth(2).click()
      await expectShown(carousel, of(3, 3))
      const current = () => dots.evaluateAll((nodes) => nodes.map(({ ariaCurrent }) => ariaCurrent))
      await expect.poll(current).toEqual([null, null, 'true'])
    }
  }
})

test('Each is a row that scrolls before any script, and knows its interval', async ({ read }) => {
  const page = await read('')
  await page.setViewportSize({ width: 360, height: 900 })
  for (const { name, id, count, interval } of kinds) {
    const carousel = page.getByRole('region', { name, exact: true })
    await carousel.scrollIntoViewIfNeeded()
    expect(await slides(carousel).count()).toBe(count)
    expect((await look(carousel)).inSight).toEqual(of(count, 1))
    const given = await page.locator(`site-island[data-id="${id}"]`).getAttribute('props')
    expect(JSON.parse(given ?? '')).toMatchObject({ interval })
    const second = await slides(carousel).nth(1).boundingBox()
    expect(second?.x, 'the next one looks in').toBeLessThan(340)
    const row = carousel.locator('[data-slot]')
    expect(await row.evaluate((node) => getComputedStyle(node).scrollSnapType)).toContain('x')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
    expect(await carousel.getByRole('button').filter({ visible: true }).count()).toBe(0)
  }
})

test('One advances by itself, waits for a visitor, and stops for good', async ({ newPage }) => {
  const page = await newPage({ width: 360 })
  const { name, id, count, interval } = kinds[0]
  await goHomeStopped(page, id)
  const carousel = page.getByRole('region', { name, exact: true })
  const live = carousel.locator('[aria-live]')
  const isAt = async (position: number, time: number) => {
    await page.clock.runFor(time)
    await expect.poll(async () => (await look(carousel)).reachable).toEqual(of(count, position))
  }
  const leave = () => page.mouse.move(0, 0)
  // Hovered.
  await isAt(1, 3 * interval)
  await leave()
  for (const position of [1, 2, 3, 4, 5]) {
    await isAt(position, interval - 100)
    await isAt((position % count) + 1, 100)
  }

  await button(carousel, `Pause ${name}`).focus()
  await isAt(1, 3 * interval)
  // A screen reader says where the keyboard moves to.
  expect(await live.getAttribute('aria-live')).toBe('polite')
  await button(carousel, `Pause ${name}`).blur()
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, isHidden)
  await hide(true)
  await isAt(1, 3 * interval)
  await hide(false)

  // An arrow starts its time again.
  await page.clock.runFor(interval - 500)
  await button(carousel, /^Next /).click()
  await leave()
  await isAt(2, interval - 500)
  await isAt(3, 500)

  expect(await live.getAttribute('aria-live')).toBe('off')
  await button(carousel, `Pause ${name}`).click()
  await button(carousel, `Play ${name}`).waitFor()
  expect(await live.getAttribute('aria-live')).toBe('polite')
  await leave()
  await isAt(3, 3 * interval)
  await button(carousel, /^Next /).click()
  await leave()
  await isAt(4, 3 * interval)
  await button(carousel, `Play ${name}`).click()
  await leave()
  await isAt(5, interval)
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
    node.querySelector('[role=status]')?.replaceChildren('1 of 3')
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
    if (isRing) await button(highlights, 'Next highlight').click()
    await expectShown(highlights, isRing ? of(5, 2, 3) : of(5, 1, 2, 3))
  }
})

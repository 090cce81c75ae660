import type { Page } from 'playwright'
import { expect } from 'vitest'

/** How much wider than its window the page is, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Runs in the browser: boxes that cut off their text. */
export function cutWords(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')]
  return boxes
    .filter((box) => {
      const hasWords = [...box.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const { overflowX, overflowY, clipPath } = getComputedStyle(box)
      // Text for screen readers only.
      if (!hasWords || clipPath !== 'none') return false
      const isWide = overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1
      const isHigh = overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1
      return (isWide || isHigh) && !box.matches('textarea, select')
    })
    .map((box) => box.outerHTML.slice(0, 120))
}

const widths = [1440, 820, 360]

/** Expects that nothing is cut off or beside the window, at every width. */
export async function expectRoom(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `${width} px`).toBe(0)
    expect(await page.evaluate(cutWords), `${width} px`).toEqual([])
  }
}

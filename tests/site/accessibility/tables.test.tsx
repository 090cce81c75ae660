import { expect } from 'vitest'
import { Body } from '#components/mdx/Body.tsx'
import { compileBody } from '#scripts/read/markdown/compile-body.ts'
import { test } from '#tests/support/site.ts'
import { renderMarkup } from '#tests/engine/page-media.tsx'
import { violations } from '#tests/engine/any-site/axe.ts'
import { overflow } from '#tests/engine/any-site/overflow.ts'

const wide = `| Course | Coordinator | Accommodation | Recommendation | प्रमाणपत्र |
| --- | --- | --- | --- | --- |
| Hospitality management | Sarveshwarananda | Bhaktapur-Suryabinayak | Unquestionably | काठमाडौं |`
const narrow = '| Day | Room |\n| --- | --- |\n| One | 5 |'
const { tree } = compileBody(`${wide}\n\n- A list\n\n${wide.replaceAll(/^/gm, '  ')}\n\n${narrow}`)
const html = tree ? renderMarkup(<Body of={{ body: { tree } }} />) : ''

/** Runs in the browser: of each table, whether it is wider than its box, and its broken words. */
const tables = () =>
  [...document.querySelectorAll('.table-box')].map((box) => ({
    scrolls: box.scrollWidth > box.clientWidth,
    broken: [...box.querySelectorAll('th, td')].flatMap((cell) => {
      const range = document.createRange()
      const [text] = cell.childNodes
      const words = [...(cell.textContent ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ 0: word, index }) => {
        if (!text || word.includes('-')) return []
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
      })
    }),
  }))

test('a wide table scrolls inside its box and breaks no word, on phones', async ({ newPage }) => {
  const page = await newPage({ path: 'privacy', bypassCSP: true })
  await page.evaluate((text) => {
    const prose = document.querySelector('.prose')
    if (prose) prose.innerHTML = text
  }, html)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(tables)
    expect(found.map(({ broken }) => broken)).toEqual([[], [], []])
    expect(found.map(({ scrolls }) => scrolls)).toEqual([true, true, false])
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  }
  await page.locator('.prose').scrollIntoViewIfNeeded()
  await page.focus('.table-box')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.table-box')?.scrollLeft))
    .toBeGreaterThan(0)
})

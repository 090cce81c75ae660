import { expect } from 'vitest'
import { test } from '#tests/support/site.ts'
import { routes } from './pages.ts'
import { onPaper, printed } from './paper.ts'
import { notFoundMessages } from './routes.ts'
import { all } from '#tests/run/all.ts'

test('On paper a page begins with name and address; no sheet is empty', async ({ newPage }) => {
  const page = await onPaper(await newPage({ js: false, expected: notFoundMessages }))
  for (const route of all ? routes : routes.slice(0, 1)) {
    await page.goto(route)
    const pdf = await printed(page)
    const sheets = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => {
        const { items } = await (await pdf.getPage(index + 1)).getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join(' ')
      }),
    )
    expect((await page.locator('footer').boundingBox())?.y, `/${route}`).toBe(0)
    for (const words of sheets) expect(words, `/${route}`).toMatch(/\p{Letter}/u)
  }
})

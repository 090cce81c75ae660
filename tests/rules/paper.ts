import type { Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'

/** On paper of this width in CSS pixels: A4 less its margins. */
export const paper = { width: 673, height: 1000 }

/** A page as a PDF on A4. */
export const printed = async (page: Page) =>
  getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), { verbosity: 0 })

/** Shows a page without script as a printer gets it. */
export async function onPaper(page: Page) {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  return page
}

/** Each line of a PDF has its own spaces. */
const letters = (text: string) => text.replaceAll(/\P{Letter}/gu, '').length

/** Expects that the footer of a page on paper is not alone on the last sheet. */
export async function expectFooterWithWords(page: Page) {
  const pdf = await printed(page)
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const inFooter = await page.locator('footer').innerText()
  expect(words).toContain('Visit or write')
  expect(letters(words)).toBeGreaterThan(letters(inFooter))
}

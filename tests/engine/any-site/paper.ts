import type { Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'

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

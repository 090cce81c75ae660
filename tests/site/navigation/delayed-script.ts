import type { Page } from 'playwright'
import { gate } from '#tests/support/gate.ts'

/** Everything that the loader brings later. */
export const laterScripts = '**/assets/chunks/**'

/** Holds what the loader asks for, so that the page is as it stands before the script; returns how to let it come. */
export async function holdScript(page: Page): Promise<() => void> {
  const { opened, open } = gate()
  await page.route(laterScripts, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

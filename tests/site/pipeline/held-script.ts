import type { Page } from 'playwright-core'

/** Everything that the loader brings later. */
export const laterScripts = '**/assets/chunks/**'

/** Holds what the loader asks for, so that the page is as it stands before the script; returns how to let it come. */
export async function holdScript(page: Page): Promise<() => void> {
  const releases: (() => void)[] = []
  const released = new Promise<void>((resolve) => releases.push(resolve))
  await page.route(laterScripts, async (route) => {
    await released
    await route.continue()
  })
  return () => releases.forEach((release) => release())
}

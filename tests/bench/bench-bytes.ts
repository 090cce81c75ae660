import { growth, overBudget, readKnownBytes, type SiteBytes, writeKnownBytes } from './budgets.ts'
import { beforeIdle, parts, weighPage } from './page-bytes.ts'
import { routes } from '#tests/site/routes.ts'
import { type VisitBytes, weighVisit } from './visit-bytes.ts'
import { openPage } from '#tests/support/open-page.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { startSite } from '#tests/support/start-site.ts'

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(72) + cells.map((cell) => String(cell).padStart(12)).join('')
const sum = (all: VisitBytes) => all.reduce((total, [, bytes]) => total + bytes, 0)

/** Prints the bytes of every page, and what changed since tests/bench/bytes.json, which `renew` rewrites. */
export async function benchBytes(root: string, renew: boolean): Promise<void> {
  const site = await startSite(root)
  const browser = await launchBrowser()
  const weights: Record<string, SiteBytes[string]> = {}
  for (const route of routes) {
    const { page } = await openPage(browser, site.url, { width: 360, height: 800 })
    weights[route] = await weighPage(page, site.url + route)
    await page.context().close()
  }
  const visit = await weighVisit(browser, site.url)
  await browser.close()
  await site.close()

  console.log(row('bytes with gzip', [...parts, 'before idle']))
  for (const [route, bytes] of Object.entries(weights)) {
    console.log(row(`/${route}`, [...parts.map((part) => bytes[part]), beforeIdle(bytes)]))
  }
  console.log('')
  for (const [part, bytes] of [...visit, ['a visit of these three pages', sum(visit)] as const]) {
    console.log(row(part, [bytes]))
  }
  const changes = growth(await readKnownBytes(), weights)
  console.log(['', ...changes].join('\n'))
  if (renew) await writeKnownBytes(weights)
  const over = Object.entries(weights).flatMap(([route, bytes]) => overBudget(route, bytes))
  if (over.length > 0) {
    console.error(over.join('\n'))
    process.exitCode = 1
  }
}

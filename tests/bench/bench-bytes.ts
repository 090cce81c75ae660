import { launchBrowser } from '#scripts/system/browser.ts'
import { routesOf } from '#tests/rules/routes.ts'
import { openPage } from '#tests/support/open-page.ts'
import { startSite } from '#tests/support/start-site.ts'
import { overBudget } from './budgets.ts'
import { beforeIdle, parts, weighPage } from './page-bytes.ts'

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(72) + cells.map((cell) => String(cell).padStart(12)).join('')

/** Prints the bytes of every page, and each part that is over its budget. */
export async function benchBytes(root: string): Promise<void> {
  const site = await startSite(root)
  const browser = await launchBrowser()
  const over: string[] = []
  console.log(row('bytes with gzip', [...parts, 'before idle']))
  for (const route of [...(await routesOf(root)), 'no-such-page']) {
    const { page } = await openPage(browser, site.url, { width: 360, height: 800 })
    const bytes = await weighPage(page, site.url + route)
    console.log(row(`/${route}`, [...parts.map((part) => bytes[part]), beforeIdle(bytes)]))
    over.push(...overBudget(route, bytes))
    await page.context().close()
  }
  await browser.close()
  await site.close()
  if (over.length === 0) return
  console.error(over.join('\n'))
  process.exitCode = 1
}

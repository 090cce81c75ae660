import { interactionTimes } from './visit/interactions.ts'
import { lighthouseParts, medianRun, runLighthouse } from './visit/lighthouse.ts'
import { routesOf } from '#tests/rules/routes.ts'
import { launchBrowser } from '#scripts/system/browser.ts'
import { asWithoutTools } from './visit/slow-page.ts'
import { visits } from './visit/visits.ts'
import { startSite } from '#tests/support/start-site.ts'

const row = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(66) + cells.map((cell) => String(cell).padStart(14)).join('')

type Options = { root: string; word: string; runs: number }

/**
 * Measures a visit of a build, on a phone as Lighthouse simulates it: the pages with `word` in their
 * address, median of `runs`; then the interactions at a fourth of this machine's speed. Compare figures
 * of an idle machine only.
 */
export async function benchVisit({ root, word, runs }: Options): Promise<void> {
  const site = await startSite(root)

  console.log(row(`Lighthouse, mobile, median of ${runs}`, lighthouseParts))
  console.log(row('goal (seo not on the not-found page)', [100, 100, 100, 100, 1200, 100, 0]))
  const routes = [...(await routesOf(root)), 'no-such-page']
  for (const route of runs > 0 ? routes.filter((each) => each.includes(word)) : []) {
    const results = []
    for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(site.url + route))
    console.log(row(`/${route}`, medianRun(results)))
  }

  const browser = await launchBrowser({ args: [asWithoutTools] })
  for (const path of ['', 'about', 'contact'].filter((each) => each.includes(word))) {
    for await (const visit of visits(browser, site.url, path, Math.max(1, runs))) {
      const { name, kB, requests, scripts, blocking, press, long } = visit
      console.log(`\n/${path}, somebody who ${name}: ${requests} requests, kB: ${kB}`)
      console.log(`${scripts} scripts ran; blocking ${blocking} ms, longest press ${press} ms`)
      console.log(`milliseconds of scripts in long frames: ${long || 'none'}`)
    }
  }
  for (const [isFirst, goal] of [
    [true, 'first press of a visit; goal 200'],
    [false, 'later presses; goal 100'],
  ] as const) {
    console.log(`\nmilliseconds to the next paint, processor at a fourth, ${goal}`)
    const times = interactionTimes(browser, site.url, Math.max(1, runs), isFirst)
    for await (const { name, duration } of times) {
      console.log(row(name, [Math.round(duration)]))
    }
  }
  await browser.close()
  await site.close()
}

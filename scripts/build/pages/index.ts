import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serialize } from 'node:v8'
import { routeIn } from '#content/schema/languages.ts'
import { offlineRoute } from '#content/schema/routes.ts'
import { routesIn } from '#scripts/content/documents/index.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { Stop } from '#scripts/system/failure.ts'
import { printable } from '#scripts/system/text/printable.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { partsOfMany, runInWorkers } from '#scripts/system/workers.ts'
import { type Failures, openPages, type PagesSource } from './render-pages.ts'
import type { Task } from './page-worker.ts'

export type { PagesSource }

/** Writes the page of every route and its media. Throws a `Stop` after naming those that fail. */
export async function writePages(source: PagesSource, progress: Progress): Promise<void> {
  const { content, settings } = source
  const pages = openPages(source)
  const files = routesIn(content)
  const languages = ['en' as const, ...content.translations.keys()]
  const offline = languages.map((language) => routeIn(language, offlineRoute))
  const routes = [...files.keys(), ...(settings.serviceWorker ? offline : [])]
  const missing = routes.filter((route) => !pages.writeCached(route))
  const failures: Failures[number][] = []
  let done = routes.length - missing.length
  const note = (written: readonly string[], failed: Failures) => {
    failures.push(...failed)
    progress((done += written.length), routes.length)
  }
  const parts = partsOfMany(missing)
  if (parts.length > 0) await writeInWorkers(source, parts, note)
  else for (const route of missing) note([route], await pages.write(route))
  pages.prune()
  for (const [route, reason] of failures)
    console.error(printable(`${files.get(route) ?? ''}  ${route}: ${reason}`.trimStart()))
  if (failures.length > 0)
    throw new Stop(`${counted(failures.length, 'page')} could not be rendered; dist/ is as it was.`)
}

async function writeInWorkers(
  source: PagesSource,
  parts: readonly string[][],
  note: (written: readonly string[], failed: Failures) => void,
) {
  const file = path.join(source.folder, 'pages')
  writeFileSync(file, serialize(source))
  await runInWorkers<Task, Failures>(
    parts.map((routes) => ({ file, routes })),
    {
      worker: path.join(import.meta.dirname, 'page-worker.ts'),
      onMade: ({ routes }, failed) => note(routes, failed),
    },
  )
  rmSync(file)
}

import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serialize } from 'node:v8'
import { routeIn } from '#content/schema/languages.ts'
import { fileOfPage, offlineRoute } from '#content/schema/routes.ts'
import { routesIn } from '#scripts/content/documents/index.ts'
import type { MediaStore } from '#scripts/make/media.ts'
import { counted } from '#scripts/system/text/counted.ts'
import { Stop } from '#scripts/system/failure.ts'
import { printable } from '#scripts/system/text/printable.ts'
import type { Progress } from '#scripts/system/progress.ts'
import { partsOfMany, runInWorkers } from '#scripts/system/workers.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'
import { openPageCache } from './page-cache.ts'
import { openPages, type PagesSource, type RenderedPage, type Unrendered } from './render-pages.ts'
import type { Made, Task } from './page-worker.ts'

type Options = PagesSource & {
  write: WriteFile
  store: Pick<MediaStore, 'find'>
  progress: Progress
}

/** Writes the page of every route and its media. Throws a `Stop` after naming those that fail. */
export async function writePages({ write, store, progress, ...source }: Options): Promise<void> {
  const { root, folder, bundle, content, settings } = source
  const cache = openPageCache(root, bundle)
  const { inputOf, render } = openPages(source)
  const files = routesIn(content)
  const offline = ['en' as const, ...content.translations.keys()]
    .filter(() => settings.serviceWorker)
    .map((language) => routeIn(language, offlineRoute))
  const routes = [...files.keys(), ...offline]
  const failures: string[] = []
  let done = 0

  const place = (route: string, { html, media }: RenderedPage) => {
    write(fileOfPage(route), html)
    for (const [name, drawing] of media) {
      const isThere = existsSync(path.join(folder, 'client/media', name))
      const bytes = isThere ? undefined : (drawing ?? store.find(name))
      if (bytes !== undefined) write(`media/${name}`, bytes)
    }
    done += 1
    progress(done, routes.length)
  }
  const add = (route: string, page: RenderedPage | Unrendered) => {
    if ('failure' in page) {
      failures.push(`${files.get(route) ?? ''}  ${route}: ${page.failure}`.trimStart())
    } else {
      cache.set(inputOf(route), page)
      place(route, page)
    }
  }

  const missing = routes.filter((route) => {
    const page = cache.get(inputOf(route))
    if (page) place(route, page)
    return !page
  })
  const parts = partsOfMany(missing)
  if (parts.length > 0) await renderInWorkers(source, parts, add)
  else for (const route of missing) add(route, await render(route))
  cache.prune()
  for (const failure of failures) console.error(printable(failure))
  if (failures.length > 0)
    throw new Stop(`${counted(failures.length, 'page')} could not be rendered; dist/ is as it was.`)
}

type Add = (route: string, page: RenderedPage | Unrendered) => void

async function renderInWorkers(source: PagesSource, parts: string[][], add: Add) {
  const file = path.join(source.folder, 'pages')
  writeFileSync(file, serialize(source))
  await runInWorkers<Task, Made>(
    parts.map((routes) => ({ file, routes })),
    {
      worker: path.join(import.meta.dirname, 'page-worker.ts'),
      tasksPerProcess: 1,
      onMade: (_, pages) => pages.forEach(([route, page]) => add(route, page)),
    },
  )
  rmSync(file)
}

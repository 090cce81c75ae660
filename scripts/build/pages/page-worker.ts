import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { serveTasks } from '#scripts/system/workers.ts'
import { openPages } from './render-pages.ts'

/** `file` holds what the pages are made from. */
export type Task = { file: string; routes: readonly string[] }

/** Why each page that can't be rendered can't be. */
export type Failures = (readonly [route: string, reason: string])[]

let pages: ReturnType<typeof openPages> | undefined

serveTasks(async ({ file, routes }: Task): Promise<Failures> => {
  pages ??= openPages(deserialize(readFileSync(file)))
  const failures: Failures = []
  for (const route of routes) {
    const reason = await pages.write(route)
    if (reason !== undefined) failures.push([route, reason])
  }
  return failures
})

import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { serveTasks } from '#scripts/system/workers.ts'
import { type Failures, openPages } from './render-pages.ts'

/** `file` holds what the pages are made from. */
export type Task = { file: string; routes: readonly string[] }

let pages: ReturnType<typeof openPages> | undefined

serveTasks(async ({ file, routes }: Task): Promise<Failures> => {
  pages ??= openPages(deserialize(readFileSync(file)))
  const failures: Failures[] = []
  for (const route of routes) failures.push(await pages.write(route))
  return failures.flat()
})

import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { serveTasks } from '#scripts/system/workers.ts'
import { openPages, type RenderedPage, type Unrendered } from './render-pages.ts'

/** `file` holds what the pages are made from. */
export type Task = { file: string; routes: readonly string[] }

export type Made = (readonly [route: string, page: RenderedPage | Unrendered])[]

let pages: ReturnType<typeof openPages> | undefined

serveTasks(async ({ file, routes }: Task): Promise<Made> => {
  pages ??= openPages(deserialize(readFileSync(file)))
  const made: Made = []
  for (const route of routes) made.push([route, await pages.render(route)])
  return made
})

import { buildOf } from './page.ts'

/**
 * Leaves to the browser what the script cannot do: loads the whole address afresh.
 * The promise never settles, so nothing goes on with the old page meanwhile.
 */
export function fullLoad(to: string = location.href): Promise<never> {
  location.assign(to)
  return new Promise(() => {})
}

/**
 * A part of the script is gone, after a deployment say: one full load brings the new one.
 * If it is still missing after that, the error is passed on and the page stays as the server wrote it.
 */
export function fullLoadOnce(cause: unknown): Promise<never> {
  const key = `full-load:${location.pathname}`
  const build = buildOf(document)
  if (!navigator.onLine || sessionStorage.getItem(key) === build) throw cause
  sessionStorage.setItem(key, build)
  location.reload()
  return new Promise(() => {})
}

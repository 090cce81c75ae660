import { readSession, writeSession } from './session.ts'

/** Of the loader, whose name holds the hash of all that it can bring: a page names that of its build. */
const loader = new URL(import.meta.url).pathname

/** Whether the site has another build by now than the one that runs here. */
async function isOutdated(): Promise<boolean> {
  const request = { cache: 'no-cache', headers: { accept: 'text/html' } } as const
  const answer = await fetch(location.href, request)
  return !(await answer.text()).includes(loader)
}

/**
 * A part of the script cannot be had. If that is so because a new build took the place of this
 * one, one full load brings the new one. Otherwise the line is bad: the cause is passed on, the
 * page stays as the server wrote it, and the part is asked for again when it is wanted.
 */
export async function renewOnce(cause: unknown): Promise<never> {
  const key = 'renewed'
  const isGone = await isOutdated().catch(() => false)
  if (!isGone || readSession(key) === loader) throw cause
  writeSession(key, loader)
  // Where nothing can be noted a page that is never right would be loaded for ever.
  if (readSession(key) !== loader) throw cause
  location.reload()
  return new Promise(() => {})
}

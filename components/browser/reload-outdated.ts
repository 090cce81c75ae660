import { readSession, writeSession } from './session.ts'

/** This module is part of the loader, whose file name has a hash of all the code it can load. */
const loader = new URL(import.meta.url).pathname

/** True if the current address is now served by another build. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.href, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
  })
  return !(await response.text()).includes(loader)
}

/**
 * Handles a chunk that failed to load. If a new build replaced this one, reloads the page to get
 * it, at most once and not under somebody who types. Otherwise the connection is bad: rethrows the
 * cause, and the page stays as the server rendered it. Browsers don't load a failed module again,
 * except Chromium before version 150.
 */
export async function reloadIfOutdated(cause: unknown): Promise<never> {
  const key = 'renewed'
  const isGone = await isOutdated().catch(() => false)
  const isTyping = document.activeElement?.matches('input, textarea')
  if (!isGone || isTyping || readSession(key) === loader) throw cause
  writeSession(key, loader)
  location.reload()
  return new Promise(() => {})
}

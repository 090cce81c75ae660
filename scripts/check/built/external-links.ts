import { compare } from '#scripts/content/diagnostics/index.ts'
import { codeOf, messageOf } from '#scripts/system/failure.ts'
import { type BuiltDiagnostic, type Found, built } from './built-diagnostic.ts'

const atOnce = 6
const timeoutMs = 15_000

/**
 * Requests each address on other sites, six at a time, and reads only the status: many servers refuse
 * HEAD. A page that is gone is an error; an address that can't be reached is a warning.
 */
export async function checkExternal(outside: ReadonlyMap<string, string>): Promise<Found[]> {
  const found: Found[] = []
  // All workers take from one iterator.
  const queue = outside.entries()
  const work = async () => {
    for (const [url, file] of queue) {
      const diagnostic = await checkAddress(url)
      if (diagnostic) found.push({ ...diagnostic, file })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.toSorted((a, b) => compare(a.message, b.message))
}

async function checkAddress(url: string): Promise<BuiltDiagnostic | undefined> {
  const say = (words: string) =>
    built('site-external', `the link ${url} ${words}`, 0, `address ${url}`)
  const unknown = (reason: string) => ({
    ...say(`could not be checked (${reason}); the page may exist`),
    severity: 'warning' as const,
  })
  try {
    const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await body?.cancel()
    if (status < 400) return undefined
    if (status !== 404 && status !== 410) return unknown(`status ${status}`)
    return say(`leads to a page that is gone (status ${status})`)
  } catch (error) {
    // The system's code is in the cause: ENOTFOUND if the host is unknown.
    const { cause } = error instanceof Error ? error : {}
    return unknown(codeOf(cause) || messageOf(error))
  }
}

import { compare } from '#scripts/content/index.ts'
import { type DiagnosticGroup, DiagnosticGroups, built, warning } from './built-diagnostic.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<{ readonly status: number }>

const atOnce = 6
const timeoutMs = 15_000
/** Some servers answer HEAD like this for a page that exists. */
const refusesHead = (status: number) =>
  status === 403 || status === 404 || status === 405 || status >= 500

/**
 * Requests each address on other sites, six at a time: HEAD first, then GET if that is refused.
 * A page that is gone is an error; an address that can't be reached is a warning.
 */
export async function checkExternal(
  outside: ReadonlyMap<string, string>,
  request: Fetch = fetch,
): Promise<DiagnosticGroup[]> {
  const groups = new DiagnosticGroups()
  const queue = [...outside]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, file] = next
      const failure = await failureOf(url, request)
      if (!failure) continue
      const { isGone, reason } = failure
      const gone = `the link ${url} leads to a page that is gone (${reason})`
      const unknown = `the link ${url} could not be checked (${reason}); the page may exist`
      const diagnostic = isGone
        ? built('site-external', gone, 0, `address ${url}`)
        : warning('site-external', unknown, 0, `address ${url}`)
      groups.add(file, '', [diagnostic])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return groups.all().toSorted((a, b) => compare(a.message, b.message))
}

/** Why an address gives no page; undefined if it does. */
async function failureOf(url: string, request: Fetch) {
  const statusOf = async (method: 'HEAD' | 'GET') => {
    const signal = AbortSignal.timeout(timeoutMs)
    return (await request(url, { method, redirect: 'follow', signal })).status
  }
  try {
    const first = await statusOf('HEAD')
    const status = refusesHead(first) ? await statusOf('GET') : first
    const isGone = status === 404 || status === 410
    return status < 400 ? undefined : { isGone, reason: `status ${status}` }
  } catch (error) {
    return { isGone: false, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} seconds`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return code === 'ENOTFOUND' ? 'its host is unknown' : code
}

import { built } from './built-diagnostic.ts'
import type { DiagnosticGroup } from './built-diagnostic.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<{ readonly status: number }>

/** What is known of an address on another site; `unknown` says nothing about the page. */
type State = { readonly state: 'there' | 'gone' | 'unknown'; readonly reason: string }

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
  const found: DiagnosticGroup[] = []
  const queue = [...outside]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, file] = next
      const { state, reason } = await stateOf(url, request)
      if (state === 'there') continue
      const group = (message: string) => ({
        ...built('site-external', message, 0, 'address', url),
        file,
        line: 1,
        column: 1,
        others: 0,
      })
      if (state === 'gone')
        found.push(group(`the link ${url} leads to a page that is gone (${reason})`))
      else {
        const message = `the link ${url} could not be asked (${reason}); that says nothing of the page`
        found.push({ ...group(message), severity: 'warning' })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.toSorted((a, b) => (a.message < b.message ? -1 : 1))
}

async function stateOf(url: string, request: Fetch): Promise<State> {
  const statusOf = async (method: 'HEAD' | 'GET') => {
    const signal = AbortSignal.timeout(timeoutMs)
    return (await request(url, { method, redirect: 'follow', signal })).status
  }
  try {
    const first = await statusOf('HEAD')
    const status = refusesHead(first) ? await statusOf('GET') : first
    const reason = `status ${status}`
    if (status === 404 || status === 410) return { state: 'gone', reason }
    return { state: status < 400 ? 'there' : 'unknown', reason }
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} seconds`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return code === 'ENOTFOUND' ? 'its host is not known from here' : code
}

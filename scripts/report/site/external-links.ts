import type { GroupedFinding } from './finding.ts'

/** What an address on another site answered; `unknown` when nothing can be said of it. */
type Answer =
  | { readonly state: 'fine' }
  | { readonly state: 'gone' | 'unknown'; readonly reason: string }

export type Ask = (url: string, init: RequestInit) => Promise<{ readonly status: number }>

const atOnce = 6
const patience = 15_000
/** What some servers answer to HEAD although the page is there. */
const refusesHead = (status: number) =>
  status === 403 || status === 404 || status === 405 || status >= 500

/**
 * Asks every address on other sites, HEAD first and GET where that is refused, six at a time.
 * An address that is gone is an error. One that could not be asked is a warning, and says so.
 */
export async function checkExternal(
  outside: ReadonlyMap<string, string>,
  ask: Ask = fetch,
): Promise<GroupedFinding[]> {
  const findings: GroupedFinding[] = []
  const queue = [...outside]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, file] = next
      const answer = await answerOf(url, ask)
      if (answer.state === 'fine') continue
      const place = { file, line: 1, column: 1, others: 0 }
      const subject = { kind: 'address', value: url } as const
      const isGone = answer.state === 'gone'
      const message = isGone
        ? `the link ${url} leads to a page that is gone (${answer.reason})`
        : `the link ${url} could not be asked (${answer.reason}); that says nothing of the page`
      const severity = isGone ? {} : ({ severity: 'warning' } as const)
      findings.push({ rule: 'site-external', message, subject, ...place, ...severity })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return findings.toSorted((a, b) => (a.message < b.message ? -1 : 1))
}

async function answerOf(url: string, ask: Ask): Promise<Answer> {
  try {
    const { status: first } = await ask(url, request('HEAD'))
    const status = refusesHead(first) ? (await ask(url, request('GET'))).status : first
    if (status === 404 || status === 410) return { state: 'gone', reason: `status ${status}` }
    return status < 400 ? { state: 'fine' } : { state: 'unknown', reason: `status ${status}` }
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) }
  }
}

const request = (method: 'HEAD' | 'GET'): RequestInit => ({
  method,
  redirect: 'follow',
  signal: AbortSignal.timeout(patience),
})

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error.name === 'TimeoutError') return `no answer in ${patience / 1000} seconds`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return code === 'ENOTFOUND' ? 'its host is not known from here' : code
}

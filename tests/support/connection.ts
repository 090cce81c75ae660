import { request, type IncomingMessage } from 'node:http'
import { listen } from '#scripts/serve/listen.ts'
import { test as siteTest } from './site.ts'

/** The answer of a captive portal or a proxy in place of the site's. */
export type Answer = { status?: number; headers: Readonly<Record<string, string>>; body?: string }

/**
 * Whether a request reaches the site: false breaks the connection, a promise makes it wait, and an
 * answer comes instead of the site's.
 */
export type Network = (request: IncomingMessage) => boolean | Answer | Promise<boolean | Answer>

export const goodNetwork: Network = () => true

/** A proxy before a site, with a good network at first. */
async function startConnection(siteUrl: string) {
  const { hostname, port, pathname } = new URL(siteUrl)
  let network = goodNetwork
  const { port: own, close } = await listen(
    async (req, res) => {
      const reached = await network(req)
      if (!reached) return void res.destroy()
      if (reached !== true) {
        return void res.writeHead(reached.status ?? 200, reached.headers).end(reached.body)
      }
      const { method, headers, url: path } = req
      const forwarded = request({ hostname, port, path, method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      })
      forwarded.on('error', () => res.destroy())
      req.pipe(forwarded)
    },
    { port: 0 },
  )
  return {
    /** The site's home page through this connection. */
    url: `http://localhost:${own}${pathname}`,
    /** Changes the network from now on. */
    become: (next: Network) => void (network = next),
    close,
  }
}

/** A test of the site behind a connection of its own. */
export const test = siteTest.extend('connection', async ({ site }, { onCleanup }) => {
  const connection = await startConnection(site.url)
  onCleanup(connection.close)
  return connection
})

/** A network that never answers the requests for some paths, until `release` is called. */
export function silentNetwork(isSilent: (path: string) => boolean) {
  const waiting: (() => void)[] = []
  const network: Network = (req) =>
    !isSilent(req.url ?? '') || new Promise((resolve) => waiting.push(() => resolve(true)))
  return { network, release: () => waiting.forEach((go) => go()) }
}

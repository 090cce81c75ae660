import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { codeOf } from '#scripts/system/failure.ts'

/** The addresses that `localhost` may mean; some machines have only one of them. */
const loopback = ['127.0.0.1', '::1']

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await once(server.close(), 'close')
}

async function bind(listener: RequestListener, hosts: string[], firstPort: number) {
  const servers: Server[] = []
  const close = async () => void (await Promise.all(servers.map(stop)))
  let port = firstPort
  for (const host of hosts) {
    const server = createServer(listener).listen({ host, port })
    try {
      await once(server, 'listening')
    } catch (error) {
      // A machine without IPv6 has no ::1.
      if (/EADDRNOTAVAIL|EAFNOSUPPORT/.test(codeOf(error)) && servers.length > 0) continue
      await close()
      throw error
    }
    servers.push(server)
    const address = server.address()
    if (typeof address === 'object' && address) ({ port } = address)
  }
  return { port, close }
}

/** Listens on loopback or `host`, at the next free port. `close` also ends unfinished responses. */
export async function listen(
  listener: RequestListener,
  { port, host }: { port: number; host?: string | undefined },
): Promise<{ port: number; close: () => Promise<void> }> {
  const last = Math.min(port + 99, 65_535)
  for (let candidate = port; ; candidate += port === 0 ? 0 : 1) {
    try {
      return await bind(listener, host ? [host] : loopback, candidate)
    } catch (error) {
      // This also tries port 0 again: the port that is free on 127.0.0.1 may be taken on ::1.
      if (codeOf(error) !== 'EADDRINUSE' || candidate >= last) throw error
    }
  }
}

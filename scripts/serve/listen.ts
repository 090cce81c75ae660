import { createServer, type RequestListener, type Server } from 'node:http'

/** Both loopback addresses: `localhost` is the one or the other, by the machine. */
const loopback = ['127.0.0.1', '::1']

const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null)

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function stopAll(servers: Server[]) {
  await Promise.all(servers.map(stop))
}

async function bindAll(listener: RequestListener, hosts: string[], port: number) {
  const servers: Server[] = []
  let bound = port
  try {
    for (const host of hosts) {
      const server = createServer(listener)
      try {
        bound = await bind(server, host, bound)
        servers.push(server)
      } catch (error) {
        if (!noSuchAddress.has(String(codeOf(error))) || servers.length === 0) throw error
      }
    }
  } catch (error) {
    await stopAll(servers)
    throw error
  }
  return { port: bound, close: () => stopAll(servers) }
}

/**
 * Listens on this machine alone, or on `host` when one is given; on the next free port when the one wanted is
 * taken (port 0: any free one). `close` also ends the answers still under way.
 */
export async function listen(
  listener: RequestListener,
  { port, host }: { port: number; host?: string | undefined },
): Promise<{ port: number; close: () => Promise<void> }> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await bindAll(listener, host ? [host] : loopback, candidate)
    } catch (error) {
      const busy = codeOf(error) === 'EADDRINUSE'
      if (!busy || candidate >= Math.min(port + 99, 65_535)) throw error
      // A port chosen by the system for one address may be taken on the other: choose again.
      if (port === 0) candidate = -1
    }
  }
}

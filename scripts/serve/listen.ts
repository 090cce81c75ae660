import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { codeOf } from '#scripts/system/failure.ts'

/**
 * Listens on `host`. If the port is taken it tries the next ones; port 0 is any free port. `close` also
 * ends unfinished responses.
 */
export async function listen(
  listener: RequestListener,
  { port, host = 'localhost' }: { port: number; host?: string | undefined },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(listener)
  for (let candidate = port; ; candidate++) {
    try {
      await once(server.listen(candidate, host), 'listening')
      break
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || candidate >= Math.min(port + 99, 65_535)) throw error
    }
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

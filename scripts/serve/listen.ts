import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { codeOf } from '#scripts/system/failure.ts'

/** Listens at the next free port. 0 means any. `close` also ends unfinished responses. */
export async function listen(
  listener: RequestListener,
  { port: first, host = 'localhost' }: { port: number; host?: string | undefined },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(listener)
  const last = Math.min(first + 99, 65_535)
  for (let port = first; !server.listening; port++) {
    const error = await once(server.listen({ port, host }), 'listening').then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error && (codeOf(error) !== 'EADDRINUSE' || port >= last)) throw error
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : first,
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

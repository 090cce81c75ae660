import { request, type IncomingMessage, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '#scripts/serve/listen.ts'

/** Serves a handler until the test ends, and returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const { port, close } = await listen(listener, { port: 0 })
  onTestFinished(close)
  return `http://localhost:${port}`
}

/** Sends a path as it is, with these headers. fetch would normalize it, and sets Host and Origin. */
export async function send(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const { hostname, port } = new URL(origin)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, method, headers }, resolve).on('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

/** The status of a request with these headers. */
export async function statusOf(address: string, headers: Record<string, string>, method?: string) {
  const { origin, pathname } = new URL(address)
  return (await send(origin, pathname, headers, method)).status
}

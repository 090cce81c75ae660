import { request, type IncomingMessage, type RequestListener, type RequestOptions } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '#scripts/serve/listen.ts'

/** Serves a handler until the test ends, and returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const { port, close } = await listen(listener, { port: 0 })
  onTestFinished(close)
  return `http://localhost:${port}`
}

function get(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(options, resolve).on('error', reject).end()
  })
}

/** The status of a request with these headers, Host and Origin too, which fetch sets itself. */
export async function statusOf(address: string, headers: Record<string, string>, method = 'GET') {
  const { hostname, port, pathname: path } = new URL(address)
  return (await get({ hostname, port, path, method, headers })).statusCode
}

/** Sends a GET with the path as it is; fetch would normalize it. */
export async function getRaw(origin: string, path: string) {
  const { hostname, port } = new URL(origin)
  const answer = await get({ hostname, port, path })
  return { status: answer.statusCode, body: await text(answer) }
}

/** The bytes of an answer, still compressed. */
export async function getBytes(origin: string, path: string, acceptEncoding: string) {
  const { hostname, port } = new URL(origin)
  const headers = { 'accept-encoding': acceptEncoding }
  const answer = await get({ hostname, port, path, headers })
  return { encoding: answer.headers['content-encoding'], bytes: await buffer(answer) }
}

import { request, type IncomingMessage, type RequestListener, type RequestOptions } from 'node:http'
import { buffer, text } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

import { listen } from '#scripts/serve/listen.ts'

/** Serves a handler for the length of a test; the answer is its origin. */
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

/** Sends a GET whose path is not tidied up first, as fetch would do. */
export async function getRaw(origin: string, path: string) {
  const { hostname, port } = new URL(origin)
  const answer = await get({ hostname, port, path })
  return { status: answer.statusCode, body: await text(answer) }
}

/** The bytes of an answer as they travel, still compressed. */
export async function getBytes(origin: string, path: string, acceptEncoding: string) {
  const { hostname, port } = new URL(origin)
  const headers = { 'accept-encoding': acceptEncoding }
  const answer = await get({ hostname, port, path, headers })
  return { encoding: answer.headers['content-encoding'], bytes: await buffer(answer) }
}

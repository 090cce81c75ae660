import type { IncomingMessage, ServerResponse } from 'node:http'

import { byteRange } from './byte-range.ts'
import type { Representation } from './representation.ts'

/** Whether the visitor's copy is still good (RFC 9110, section 13). */
function isFresh({ headers }: IncomingMessage, { etag, modified }: Representation): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modified / 1000) * 1000 <= since
}

/** Answers with a file: 200, 304, 206 or 416; a page under another status (404) always whole. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  content: Representation,
  { status = 200, headers = new Map<string, string>() } = {},
): void {
  const { bytes, etag, type, encoding, modified, varies } = content
  res.setHeaders(
    new Map([
      ['cache-control', 'public, max-age=0, must-revalidate'],
      ['content-type', type],
      ...headers,
      ['etag', etag],
      ['last-modified', new Date(modified).toUTCString()],
      ['accept-ranges', 'bytes'],
    ]),
  )
  if (encoding) res.setHeader('content-encoding', encoding)
  if (varies) res.setHeader('vary', 'Accept-Encoding')
  if (status === 200 && isFresh(req, content)) {
    res.writeHead(304).end()
    return
  }

  const condition = req.headers['if-range']
  const unchanged = condition === undefined || condition === etag
  const wanted = status === 200 && unchanged ? req.headers.range : undefined
  const range = byteRange(wanted, bytes.length)
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
    return
  }
  if (range !== 'whole') {
    res.setHeader('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
  }
  const part = range === 'whole' ? bytes : bytes.subarray(range.start, range.end + 1)
  res.writeHead(range === 'whole' ? status : 206, { 'content-length': part.length })
  res.end(part)
}

/** Answers in one line of text. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  res.end(`${text}\n`)
}

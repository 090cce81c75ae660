import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { inboxEndpoint } from '../inbox/inbox.ts'
import { rewriteEndpoint } from './rewrite-endpoint.ts'

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encodings = {
  br: { suffix: '.br', compress: (text: string) => brotliCompressSync(text, quickly) },
  gzip: { suffix: '.gz', compress: (text: string) => gzipSync(text) },
}

/** The encodings that a request accepts (RFC 9110, 12.5.3), the smaller result first. */
export function acceptedEncodings({ headers }: IncomingMessage): (keyof typeof encodings)[] {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.replace(/;.*/, '').trim())
  return (['br', 'gzip'] as const).filter((name) =>
    accepted.some((one) => [name, '*'].includes(one)),
  )
}

/** Whether an If-None-Match lists an entity tag (RFC 9110, 13.1.2). */
function lists(ifNoneMatch: string | undefined, etag: string): boolean {
  const listed = (ifNoneMatch ?? '').split(',')
  const tags = new Set(listed.map((tag) => tag.trim().replace(/^W\//, '')))
  return tags.has(etag) || tags.has('*')
}

type Page = { file: string; status: number; endpoint: string | undefined }

/** Sends a page, with the local inbox in place of the form's endpoint. */
export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { file, status, endpoint }: Page,
): Promise<void> {
  const built = await readFile(file, 'utf8')
  const html = endpoint ? rewriteEndpoint(built, endpoint, inboxEndpoint) : built
  const [encoding] = acceptedEncodings(req)
  const etag = `"${createHash('sha256').update(html).digest('hex').slice(0, 16)}-${encoding ?? ''}"`
  res.setHeader('vary', 'Accept-Encoding')
  res.setHeader('etag', etag)
  res.statusCode = status
  if (status === 200 && lists(req.headers['if-none-match'], etag)) {
    res.writeHead(304).end()
    return
  }
  if (!encoding) return void res.end(html)
  const { suffix, compress } = encodings[encoding]
  const precompressed = html === built ? await readFile(file + suffix).catch(() => null) : null
  res.setHeader('content-encoding', encoding)
  res.end(precompressed ?? compress(html))
}

/** Answers with one line of text. */
export function sendText(
  res: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  res.end(`${text}\n`)
}

import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { findFile } from './find-file.ts'
import { headersFor, parseHeaderRules } from './header-rules.ts'
import { parseRedirectRules, redirectFor } from './redirect-rules.ts'
import { fileReader } from './representation.ts'
import { sendFile, sendText } from './send.ts'
import { usualSpelling } from './usual-spelling.ts'

export type StaticHostOptions = {
  /** The folder that is served: dist/client. */
  folder: string
  /** The path that the site lives under, with a slash at both ends. */
  base?: string
  /** What a page's text becomes as it is served. */
  html?: (text: string) => string
  /** What a header's value becomes as it is served; the name is in lower case. */
  header?: (name: string, value: string) => string
}

const ruleFiles = new Set(['_headers', '_redirects'])

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Reads a file of rules at each call, since a build may change it, and parses it when it did. */
function rulesReader<Rules>(file: string, parse: (text: string) => Rules): () => Promise<Rules> {
  let known = ''
  let rules = parse(known)
  return async () => {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text !== known) {
      known = text
      rules = parse(text)
    }
    return rules
  }
}

/**
 * Serves a folder as a plain static host would: /about is about.html, and /about/ and /about.html lead there; what
 * is unknown is 404.html with status 404, `_headers` and `_redirects` hold. Their paths are those of the address, the base included.
 */
export function staticHost({ folder, base = '/', html, header }: StaticHostOptions) {
  const read = fileReader(html)
  const redirectRules = rulesReader(path.join(folder, '_redirects'), parseRedirectRules)
  const headerRules = rulesReader(path.join(folder, '_headers'), parseHeaderRules)

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendText(res, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    }
    const [address = '/', ...query] = (req.url ?? '/').split('?')
    const pathname = decode(address)
    if (!pathname?.startsWith('/')) return sendText(res, 400, 'This address cannot be read.')

    const moved = (status: number, to: string) => {
      const location = to + (query.length > 0 ? `?${query.join('?')}` : '')
      sendText(res, status, `Moved to ${location}`, { location })
    }
    const redirect = redirectFor(await redirectRules(), pathname)
    if (redirect) return moved(redirect.status, redirect.location)
    if (`${pathname}/` === base) return moved(301, base)
    if (!pathname.startsWith(base)) return sendText(res, 404, `The site is at ${base}`)

    const inside = pathname.slice(base.length - 1)
    const usual = await usualSpelling(folder, inside)
    if (usual) return moved(301, encodeURI(base + usual.slice(1)))
    const found = ruleFiles.has(inside.slice(1)) ? null : await findFile(folder, inside)
    const answer = found ?? (await findFile(folder, '/404.html'))
    if (!answer) return sendText(res, 404, 'Not found, and there is no 404.html.')

    const rules = headersFor(await headerRules(), pathname)
    const headers = new Map(
      [...rules].map(([name, value]) => [name, header?.(name, value) ?? value]),
    )
    // What is missing may be there tomorrow.
    if (!found) headers.delete('cache-control')
    // A part of a file is counted in the bytes of the file itself, so it is not compressed.
    const encodings = req.headers.range ? undefined : req.headers['accept-encoding']
    sendFile(req, res, await read(answer, encodings), { status: found ? 200 : 404, headers })
  }
}

import { readFile, realpath, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sirv from 'sirv'
import {
  contentType,
  encodedPath,
  headersAt,
  hidden,
  type HostRules,
  notFoundPages,
  redirectAt,
} from '#scripts/hosts/index.ts'
import { decoded } from '#scripts/system/text/decoded.ts'
import { localPage, localPolicy } from './local-form.ts'

type StaticSite = {
  folder: string
  rules: HostRules
  /** The form's endpoint; the local inbox replaces it in pages and in the policy. */
  endpoint?: string
}

function notFoundAt(rules: HostRules, pathname: string): string {
  const own = notFoundPages(rules).find(({ folder }) => pathname.startsWith(folder))
  return own ? own.page.slice(rules.base.length) : '404.html'
}

const isHidden = new RegExp(hidden)

/** The file of a decoded path in the folder: about or about.html for /about, index.html for /. */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  if (isHidden.test(pathname)) return undefined
  const root = await realpath(folder)
  const names = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`]
  for (const name of names) {
    const file = root + name.replaceAll('/', path.sep)
    // The real path differs if this one contains `..`, `//` or a link, or if it has another case on
    // a system that ignores case.
    const real = await realpath(file).catch(() => undefined)
    if (real === file && (await stat(file)).isFile()) return name.slice(1)
  }
  return undefined
}

/**
 * Drops a range that sirv would read wrongly, so that the whole file is sent, as RFC 9110 allows. Also
 * drops a range with If-Range, which needs strong ETags: those of sirv are weak.
 */
function dropOddRange(headers: IncomingHttpHeaders): void {
  const [, first = '', last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isOrdered = last === '' || Number(last) >= Math.max(1, Number(first))
  if (headers['if-range'] !== undefined || !isOrdered) delete headers.range
}

export function sendText(res: ServerResponse, status: number, text: string, headers = {}): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  res.end(`${text}\n`)
}

export function staticHost({ folder, rules, endpoint }: StaticSite) {
  const { base } = rules
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  })

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendText(res, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    }
    const [address = '/', ...query] = (req.url ?? '/').split('?')
    const pathname = decoded(address)

    const fileAt = (at: string) => findFile(folder, at.slice(base.length - 1))
    const to = redirectAt(rules, pathname)
    const page = to && (await fileAt(to))
    const missing = notFoundAt(rules, pathname)
    if (to && page?.endsWith('.html') && page !== missing) {
      const location = [encodedPath(to), ...query].join('?')
      return sendText(res, 301, `Moved to ${location}`, { location })
    }
    if (!pathname.startsWith(base)) return sendText(res, 404, `The site is at ${base}`)

    const found = await fileAt(pathname)
    const file = found ?? missing
    const status = file === missing ? 404 : 200
    const headers = { ...headersAt(rules, base + file), 'Content-Type': contentType(file) }
    for (const [name, value] of Object.entries(headers)) {
      res.setHeader(name, endpoint ? localPolicy(value, endpoint) : value)
    }
    // sirv would send a page unchanged, with status 200.
    if (file.endsWith('.html')) {
      const built = await readFile(path.join(folder, file), 'utf8')
      const html = endpoint ? localPage(built, endpoint) : built
      if (status === 404 || html !== built) {
        res.statusCode = status
        res.setHeader('Vary', 'Accept-Encoding')
        if (!/\bgzip\b/.test(String(req.headers['accept-encoding']))) return void res.end(html)
        res.setHeader('Content-Encoding', 'gzip')
        return void res.end(gzipSync(html))
      }
    }
    const url = encodeURI(`/${file}`)
    // sirv would end the path at a `#` or `?` in the name, but takes what a router has parsed.
    Object.assign(req, { url, _parsedUrl: { raw: url, pathname: url } })
    res.setHeader('accept-ranges', 'bytes')
    dropOddRange(req.headers)
    sendFile(req, res)
  }
}

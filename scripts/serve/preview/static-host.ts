import { existsSync, statSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import send from 'send'
import {
  contentType,
  encodedPath,
  headersAt,
  hidden,
  type HostRules,
  isCompressible,
  notFoundPages,
  redirectAt,
} from '#scripts/hosts/index.ts'
import { decoded } from '#scripts/system/text/decoded.ts'
import { localPage, localPolicy } from './local-form.ts'

export function sendText(res: ServerResponse, status: number, text: string, headers = {}): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  res.end(`${text}\n`)
}

const hiddenPaths = new RegExp(hidden)

/** The file of a decoded path in the folder: about or about.html for /about, index.html for /. */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  if (hiddenPaths.test(pathname)) return undefined
  const root = await realpath(folder)
  const names = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`]
  for (const name of names) {
    const file = root + name.replaceAll('/', path.sep)
    // The real path differs if this one contains `..`, `//` or a link, or if it has another case on
    // a system that ignores case.
    const real = await realpath(file).catch(() => undefined)
    if (real === file && statSync(file, { throwIfNoEntry: false })?.isFile()) return name.slice(1)
  }
  return undefined
}

/**
 * Serves a folder by the rules of hosts: headers, redirects, the not-found page and the files that the
 * build compressed. The local inbox replaces the form's `endpoint` in pages and in the policy.
 */
export function staticHost(site: {
  folder: string
  rules: HostRules
  endpoint?: string | undefined
}) {
  const { folder, rules, endpoint } = site
  const { base } = rules
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendText(res, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    const [address = '/', ...query] = (req.url ?? '/').split('?')
    const pathname = decoded(address)
    const language = notFoundPages(rules).find((own) => pathname.startsWith(own.folder))
    const missing = language?.page.slice(base.length) ?? '404.html'

    const fileAt = (at: string) => findFile(folder, at.slice(base.length - 1))
    const to = redirectAt(rules, pathname)
    const page = to && (await fileAt(to))
    if (to && page?.endsWith('.html') && page !== missing) {
      const location = [encodedPath(to), ...query].join('?')
      return sendText(res, 301, `Moved to ${location}`, { location })
    }
    if (!pathname.startsWith(base)) return sendText(res, 404, `The site is at ${base}`)

    const file = (await fileAt(pathname)) ?? missing
    const isFound = file !== missing
    res.statusCode = isFound ? 200 : 404
    const headers = { ...headersAt(rules, base + file), 'Content-Type': contentType(file) }
    for (const [name, value] of Object.entries(headers))
      res.setHeader(name, endpoint ? localPolicy(value, endpoint) : value)
    if (isCompressible(file)) res.setHeader('Vary', 'Accept-Encoding')

    const accepted = String(req.headers['accept-encoding'])
    const place = path.join(folder, file)
    const built = endpoint && file.endsWith('.html') ? await readFile(place, 'utf8') : ''
    const html = endpoint ? localPage(built, endpoint) : built
    if (html !== built) {
      if (!accepted.includes('gzip')) return void res.end(html)
      res.setHeader('Content-Encoding', 'gzip')
      return void res.end(gzipSync(html))
    }
    const [encoding, ending = ''] =
      encodings.find(([name, end]) => accepted.includes(name) && existsSync(place + end)) ?? []
    if (encoding) res.setHeader('Content-Encoding', encoding)
    send(req, encodeURIComponent(file + ending), {
      root: folder,
      dotfiles: 'allow',
      cacheControl: false,
      acceptRanges: isFound,
    })
      .on('error', ({ status }: { status: number }) => {
        // A file can vanish after its beginning is sent.
        if (res.headersSent) return void res.destroy()
        for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) res.removeHeader(name)
        sendText(res, status, STATUS_CODES[status] ?? 'Error')
      })
      .pipe(res)
  }
}

/** The encodings of the files that a build compresses, the best one first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

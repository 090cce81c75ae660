import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { contentType, headersAt, type HostRules, usualSpelling } from '#scripts/hosts/index.ts'
import { rewritePolicy } from './rewrite-endpoint.ts'
import { acceptedEncodings, sendPage, sendText } from './send.ts'

export type StaticSite = {
  /** The folder to serve: dist/client. */
  folder: string
  /** The path that the site lives under, with a slash at both ends. */
  base?: string
  /** What a host does beside serving files; without them the answers carry no such headers. */
  rules?: HostRules | undefined
  /** The form's endpoint; the local inbox replaces it in pages and in the policy. */
  endpoint?: string
}

/** Configuration of the hosts and dotfiles, which no host serves. */
const isHidden = (name: string) => /^\.(?!well-known$)|^_(?:headers|redirects)$/.test(name)

/**
 * The file that answers a decoded path, relative to the folder: about or about.html for /about,
 * index.html for /. Links out of the folder and names in another case (on systems that ignore case)
 * answer nothing.
 */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  const segments = pathname.slice(1).split('/')
  const last = segments.at(-1) ?? ''
  if (segments.slice(0, -1).includes('') || segments.some(isHidden) || /[\\\0]/.test(pathname)) {
    return undefined
  }
  const names = last === '' ? [`${pathname}index.html`] : [pathname, `${pathname}.html`]
  const root = await realpath(folder)
  for (const name of names.map((name) => name.slice(1))) {
    const file = path.join(root, name)
    const real = await realpath(file).catch(() => undefined)
    if (real === file && (await stat(file)).isFile()) return name
  }
  return undefined
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * Rewrites the Range header into what sirv reads right: `bytes=first-` and `bytes=first-last`, where
 * `last` isn't 0. Every other range is dropped, so the whole file is sent, as RFC 9110 allows.
 */
function simplifyRange(headers: IncomingMessage['headers'], size: number): void {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const isConditional = headers['if-range'] !== undefined
  if (first === '' && Number(last) > 0 && !isConditional) {
    headers.range = `bytes=${Math.max(0, size - Number(last))}-`
    return
  }
  const isOpen = last === ''
  const isOrdered = Number(last) > 0 && Number(last) >= Number(first)
  if (!first || !(isOpen || isOrdered) || isConditional) delete headers.range
}

/** Serves a built site as a static host does. */
export function staticHost({ folder, base = '/', rules, endpoint }: StaticSite) {
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    dotfiles: true,
    setHeaders: (res, _, { size }) => simplifyRange(res.req.headers, size),
  })

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return sendText(res, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    }
    const [address = '/', ...query] = (req.url ?? '/').split('?')
    const pathname = decode(address)
    if (!pathname?.startsWith('/')) return sendText(res, 400, 'This address cannot be read.')

    const fileAt = (at: string) => findFile(folder, at.slice(base.length - 1))
    const usual = usualSpelling(base, pathname)
    if (usual && (await fileAt(usual))?.endsWith('.html')) {
      const location = encodeURI(usual) + (query.length > 0 ? `?${query.join('?')}` : '')
      return sendText(res, 301, `Moved to ${location}`, { location })
    }
    if (!pathname.startsWith(base)) return sendText(res, 404, `The site is at ${base}`)

    const found = await fileAt(pathname)
    const file = found ?? (await findFile(folder, '/404'))
    if (!file) return sendText(res, 404, 'Not found, and there is no 404.html.')
    for (const [name, value] of Object.entries(rules ? headersAt(rules, base + file) : {})) {
      const isPolicy = endpoint && name === 'Content-Security-Policy'
      res.setHeader(name, isPolicy ? rewritePolicy(value, endpoint) : value)
    }
    res.setHeader('content-type', contentType(file))
    if (file.endsWith('.html')) {
      const status = found ? 200 : 404
      return sendPage(req, res, { file: path.join(folder, file), status, endpoint })
    }
    // A range counts the bytes of the file itself, so it is sent without compression.
    const isPart = req.headers.range !== undefined
    req.headers['accept-encoding'] = isPart ? '' : acceptedEncodings(req).join()
    req.url = encodeURI(`/${file}`)
    res.setHeader('accept-ranges', 'bytes')
    sendFile(req, res)
  }
}

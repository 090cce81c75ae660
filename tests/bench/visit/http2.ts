import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** A certificate for an hour that nobody trusts; `openssl` must be there. */
async function certificate() {
  const folder = await mkdtemp(path.join(tmpdir(), 'http2-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const names = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...names])
  const pair = { key: await readFile(key), cert: await readFile(cert) }
  await rm(folder, { recursive: true })
  return pair
}

/** Headers that HTTP/2 does not have (RFC 9113, 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function pass(origin: string, req: Http2ServerRequest, res: Http2ServerResponse) {
  const own = Object.entries(req.headers).filter(([name]) => !name.startsWith(':'))
  const asked = request(new URL(req.url, origin), {
    method: req.method,
    headers: Object.fromEntries(own),
  })
  asked.on('error', () => res.stream.close())
  asked.on('response', (answer) => {
    const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
    res.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
    answer.pipe(res)
  })
  req.pipe(asked)
}

/** Puts HTTP/2 and TLS before a site, as hosts do: browsers speak the one only over the other. */
export async function overHttp2(site: string): Promise<{ url: string; close: () => void }> {
  const { origin, pathname } = new URL(site)
  const server = createSecureServer(await certificate(), (req, res) => pass(origin, req, res))
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { url: `https://localhost:${port}${pathname}`, close: () => server.close() }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const scripts = /<script src="([^"]+)"/g

/**
 * Writes beside the address of each script in a document the hash of its bytes (Subresource Integrity):
 * what a host or a CDN has altered does not run, and the page stays as the server wrote it.
 * `client` is the folder that `base` stands for.
 */
export function integrityWriter(client: string, base: string): (html: string) => string {
  const known = new Map<string, string>()
  const hashOf = (src: string) => {
    const file = path.join(client, src.slice(base.length))
    const hash = known.get(src) ?? createHash('sha384').update(readFileSync(file)).digest('base64')
    known.set(src, hash)
    return hash
  }
  return (html) =>
    html.replaceAll(scripts, (tag, src: string) => `${tag} integrity="sha384-${hashOf(src)}"`)
}

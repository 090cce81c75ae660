import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const scripts = /<script src="([^"]+)"/g

/**
 * Writes beside the address of each script in a document the hash of its bytes (Subresource Integrity):
 * what a host or a CDN has altered does not run, and the page stays as the server wrote it.
 * `client` is the folder that `base` stands for.
 */
export function withIntegrity(html: string, client: string, base: string): string {
  return html.replaceAll(scripts, (tag, src: string) => {
    const bytes = readFileSync(path.join(client, src.slice(base.length)))
    return `${tag} integrity="sha384-${createHash('sha384').update(bytes).digest('base64')}"`
  })
}

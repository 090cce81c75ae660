import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isCompressible, readSiteManifest } from '#scripts/hosts/index.ts'

const asset = /<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>|<img\b[^>]*>/g
const address = /\s(?:href|src)="([^"]+)"/

/**
 * The build in dist/, or undefined if there is none. `at` is when it was made.
 * `weigh` gives the bytes that a first visit to a page loads: HTML and style sheet, compressed, the
 * fonts that it preloads and all its pictures; undefined if the build doesn't have the page.
 */
export async function readBuild(root: string) {
  const manifest = await readSiteManifest(root).catch(() => undefined)
  if (!manifest) return undefined
  const client = join(root, 'dist/client')
  const sizes = new Map<string, number>()

  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? transferSize(file)
    sizes.set(file, size)
    return size
  }
  const weigh = (route: string): number | undefined => {
    const page = join(client, `${route === '/' ? '/index' : route}.html`)
    if (!existsSync(page)) return undefined
    const tags = readFileSync(page, 'utf8').match(asset) ?? []
    const addresses = tags.flatMap((tag) => address.exec(tag)?.[1] ?? [])
    const own = new Set(addresses.filter((href) => href.startsWith(manifest.base)))
    const files = Array.from(own, (href) => join(client, href.slice(manifest.base.length)))
    return [page, ...files].reduce((sum, file) => sum + sizeOf(file), 0)
  }
  return { at: statSync(join(root, 'dist/site.json')).mtime, weigh }
}

/** Hosts compress text; fonts and pictures are compressed already. */
function transferSize(file: string): number {
  if (!existsSync(file)) return 0
  return isCompressible(file) ? gzipSync(readFileSync(file)).length : statSync(file).size
}

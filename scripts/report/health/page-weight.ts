import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readSiteManifest } from '#scripts/hosts/index.ts'

/** A finished build. */
export type Build = {
  /** When it was made. */
  readonly at: Date
  /**
   * Bytes that a first visit to a page loads: HTML and style sheet, compressed, the fonts that it
   * preloads and all its pictures. Undefined if the build doesn't have the page.
   */
  readonly weigh: (route: string) => number | undefined
}

/** The build in dist/, or undefined if there is none. */
export async function readBuild(root: string): Promise<Build | undefined> {
  try {
    const { base } = await readSiteManifest(root)
    const at = statSync(join(root, 'dist', 'site.json')).mtime
    return { at, weigh: weigher(join(root, 'dist', 'client'), base) }
  } catch {
    return undefined
  }
}

const asset = /<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>|<img\b[^>]*>/g
const address = /\s(?:href|src)="([^"]+)"/

function weigher(client: string, base: string): Build['weigh'] {
  const sizes = new Map<string, number>()
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? transferSize(join(client, name))
    sizes.set(name, size)
    return size
  }
  return (route) => {
    const file = join(client, `${route === '/' ? '/index' : route}.html`)
    if (!existsSync(file)) return undefined
    const html = readFileSync(file, 'utf8')
    const addresses = (html.match(asset) ?? []).flatMap((tag) => address.exec(tag)?.[1] ?? [])
    const own = new Set(addresses.filter((href) => href.startsWith(base)))
    return [...own].reduce(
      (sum, href) => sum + sizeOf(href.slice(base.length)),
      gzipSync(html).length,
    )
  }
}

/** Hosts compress text; fonts and pictures are compressed already. */
function transferSize(file: string): number {
  if (!existsSync(file)) return 0
  return /\.(?:css|svg)$/.test(file) ? gzipSync(readFileSync(file)).length : statSync(file).size
}

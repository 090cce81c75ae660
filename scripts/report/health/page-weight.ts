import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readSiteManifest } from '#scripts/hosts/index.ts'

const compress = promisify(gzip)

/** A build whose pages can be weighed. */
export type Build = {
  /** When it was made. */
  readonly at: Date
  /**
   * Bytes that a visitor's first look at a page brings: the HTML and the style sheet, compressed,
   * the fonts that it preloads and every picture on it. Undefined when the build has no such page.
   */
  readonly weigh: (route: string) => Promise<number | undefined>
}

/** The build in dist/, or undefined when there is none. */
export async function readBuild(root: string): Promise<Build | undefined> {
  const client = join(root, 'dist', 'client')
  try {
    const { base } = await readSiteManifest(root)
    const at = statSync(join(root, 'dist', 'site.json')).mtime
    return { at, weigh: scales(client, base) }
  } catch {
    return undefined
  }
}

const asset = /<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>|<img\b[^>]*>/g
const address = /\s(?:href|src)="([^"]+)"/

function scales(client: string, base: string) {
  const known = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? travelSize(join(client, file))
    known.set(file, size)
    return size
  }
  return async (route: string) => {
    const html = bytesOf(join(client, `${route === '/' ? '/index' : route}.html`))
    if (!html) return undefined
    const tags = html.toString().match(asset) ?? []
    const files = tags.flatMap((tag) => address.exec(tag)?.[1] ?? [])
    const own = files
      .filter((file) => file.startsWith(base))
      .map((file) => file.slice(base.length - 1))
    const sizes = await Promise.all(Array.from(new Set(own), sizeOf))
    return sizes.reduce((sum, size) => sum + size, (await compress(html)).length)
  }
}

/** Text travels compressed; fonts and pictures are compressed already. */
async function travelSize(file: string): Promise<number> {
  const bytes = bytesOf(file) ?? Buffer.alloc(0)
  return /\.(?:css|svg)$/.test(file) ? (await compress(bytes)).length : bytes.length
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

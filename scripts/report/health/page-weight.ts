import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isCompressible } from '#scripts/hosts/index.ts'
import { fileAt, openBuiltSite } from '#scripts/check/built/index.ts'

const asset = /<link\b[^>]*\brel="(?:stylesheet|preload)"[^>]*>|<img\b[^>]*>/g
const address = /\s(?:href|src)="([^"]+)"/

/** The build in dist/. `weigh` gives the bytes of a first visit to a page, compressed as by hosts. */
export async function readBuild(root: string) {
  const site = await openBuiltSite(root).catch(() => undefined)
  if (!site) return undefined
  const sizes = new Map<string, number>()

  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? transferSize(join(site.folder, file))
    sizes.set(file, size)
    return size
  }
  const weigh = (route: string): number | undefined => {
    const page = fileAt(site.base + route.slice(1), site)
    if (page === undefined) return undefined
    const tags = site.read(page).match(asset) ?? []
    const addresses = tags.flatMap((tag) => address.exec(tag)?.[1] ?? [])
    const files = new Set([page, ...addresses.flatMap((href) => fileAt(href, site) ?? [])])
    return Array.from(files, sizeOf).reduce((sum, size) => sum + size, 0)
  }
  return { at: statSync(join(root, 'dist')).mtime, weigh }
}

/** Hosts compress text; fonts and pictures are compressed already. */
const transferSize = (file: string): number =>
  isCompressible(file) ? gzipSync(readFileSync(file)).length : statSync(file).size

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '#scripts/content/index.ts'
import { readSiteManifest } from '#scripts/hosts/index.ts'

/** The files to upload and their address. */
export type BuiltSite = {
  /** Relative to dist/client, posix. */
  readonly files: ReadonlySet<string>
  /** The public address with the site's path, without a slash at the end. */
  readonly url: string
  /** The path that the site lives under, with a slash at both ends. */
  readonly base: string
  /** From one path to another. */
  readonly redirects: ReadonlyMap<string, string>
}

/** Lists the build of a repository. Throws a `Stop` if there is none. */
export async function listBuiltSite(root: string): Promise<BuiltSite> {
  const { base, url } = await readSiteManifest(root)
  const { files } = listFiles(root, 'dist/client')
  const redirects = await readFile(path.join(root, 'dist/client/_redirects'), 'utf8').catch(
    () => '',
  )
  return {
    base,
    url: url.replace(/\/$/, ''),
    files: new Set(files.map((file) => file.path.slice('dist/client/'.length))),
    redirects: readRedirects(redirects),
  }
}

/** The redirects from a single path in a `_redirects` file (Netlify, Cloudflare Pages). */
export function readRedirects(text: string): Map<string, string> {
  const rules = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/))
  return new Map(
    rules.flatMap(([from = '', to, status = '301']) =>
      from.startsWith('/') && !/[*:]/.test(from) && to !== undefined && status.startsWith('3')
        ? [[from, to]]
        : [],
    ),
  )
}

/** The route of a page's file: `/programs/x`, `/`. */
export const routeOfFile = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`

/** The path of a file on the site; that of a page is its address. */
export const pathOf = (file: string, { base }: BuiltSite): string =>
  base + routeOfFile(file).slice(1)

/** The path of every page. */
export const pagePaths = (site: BuiltSite): string[] =>
  [...site.files].filter((file) => file.endsWith('.html')).map((file) => pathOf(file, site))

export const publicAddress = (file: string, { url }: BuiltSite): string =>
  `${url}${routeOfFile(file)}`

/**
 * Where an address on a path of the site leads; `none` is mailto, tel and data.
 * `path` begins with the site's base; it and `fragment` are decoded.
 */
export function targetOf(href: string, from: string, { url }: BuiltSite) {
  const { origin } = new URL(url)
  if (!URL.canParse(href, origin + from)) return { kind: 'broken' } as const
  const target = new URL(href, origin + from)
  if (!/^https?:$/.test(target.protocol)) return { kind: 'none' } as const
  if (target.origin !== origin) return { kind: 'outside', url: target.href } as const
  try {
    const [path = '', fragment = ''] = [target.pathname, target.hash.slice(1)].map(
      decodeURIComponent,
    )
    return { kind: 'inside', path, fragment } as const
  } catch {
    return { kind: 'broken' } as const
  }
}

/** The file that a static host sends for a path. */
export function fileAt(path: string, { base, files }: BuiltSite): string | undefined {
  if (!`${path}/`.startsWith(base)) return undefined
  const inside = path.slice(base.length)
  const isFolder = inside === '' || inside.endsWith('/')
  const names = isFolder ? [`${inside}index.html`] : [inside, `${inside}.html`]
  return names.find((name) => files.has(name))
}

/** The file of the site that an address leads to. */
export function fileOf(href: string, from: string, site: BuiltSite): string | undefined {
  const target = targetOf(href, from, site)
  return target.kind === 'inside' ? fileAt(target.path, site) : undefined
}

/** False if an address leads to a file that the site doesn't have. */
export function leadsSomewhere(href: string, from: string, site: BuiltSite): boolean {
  const { kind } = targetOf(href, from, site)
  return kind === 'outside' || kind === 'none' || fileOf(href, from, site) !== undefined
}

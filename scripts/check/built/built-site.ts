import { readFileSync } from 'node:fs'
import path from 'node:path'
import { adminRoute, fileOfPage } from '#content/schema/routes.ts'
import { listFiles } from '#scripts/read/files/index.ts'
import { readSiteManifest } from '#scripts/hosts/index.ts'

/** The files to upload, by their posix path in dist/client, and the site's address. */
export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>

/** Lists the build of a repository. Throws a `UserError` if there is none. */
export async function openBuiltSite(root: string) {
  const { base, url, destinations, sources } = await readSiteManifest(root)
  const folder = path.join(root, 'dist/client')
  const filesBelow = (parent: string) =>
    listFiles(root, parent).files.map((file) => file.path.slice(parent.length + 1))
  const files = new Set(filesBelow('dist/client').toSorted())
  const copied = new Set(filesBelow('public'))
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const redirects = readRedirects(files.has('_redirects') ? read('_redirects') : '')
  const leadsElsewhere = (file: string) =>
    redirects.has(pathOf(file, { base })) && read(file).includes('<meta http-equiv="refresh"')
  return {
    folder,
    files,
    /** Not the editor, files at former addresses and HTML from public/ (proofs of ownership). */
    pages: [...files].filter(
      (file) =>
        file.endsWith('.html') &&
        `/${file}` !== fileOfPage(adminRoute) &&
        !copied.has(file) &&
        !leadsElsewhere(file),
    ),
    read,
    /** The public address with the site's path, without a slash at the end. */
    url: url.replace(/\/$/, ''),
    /** The path that the site lives under, with a slash at both ends. */
    base,
    destinations,
    sources,
    redirects,
  }
}

/** The redirects from a single path in a `_redirects` file (Netlify, Cloudflare Pages). */
function readRedirects(text: string): ReadonlyMap<string, string> {
  const rules = text.matchAll(/^(\/[^\s*:]*)[ \t]+(\S+)(?:[ \t]+3\d\d)?[ \t]*$/gm)
  return new Map(Array.from(rules, ([, from = '', to = '']) => [from, to]))
}

/** The route of a page's file: `/programs/x`, `/`. One from public/ may be `/folder/`. */
export const routeOfFile = (file: string): string =>
  `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '')

export const pathOf = (file: string, { base }: { readonly base: string }): string =>
  base + routeOfFile(file).slice(1)

export const publicAddress = (file: string, { url }: BuiltSite): string =>
  `${url}${routeOfFile(file)}`

/**
 * Where an address in a file leads; `none` is mailto, tel and data. `path` begins with the site's
 * base; it and `fragment` are decoded. `file` is what a static host sends for the path.
 */
export function targetOf(href: string, site: BuiltSite, from = 'index.html') {
  const here = new URL(publicAddress(from, site))
  try {
    const target = new URL(href, here)
    if (!/^https?:$/.test(target.protocol)) return { kind: 'none', file: undefined } as const
    if (target.origin !== here.origin)
      return { kind: 'outside', url: target.href, file: undefined } as const
    const path = decodeURIComponent(target.pathname)
    const fragment = decodeURIComponent(target.hash.slice(1))
    return { kind: 'inside', path, fragment, file: fileAt(path, site) } as const
  } catch {
    return { kind: 'broken', file: undefined } as const
  }
}

export function fileAt(path: string, { base, files }: BuiltSite): string | undefined {
  if (!`${path}/`.startsWith(base)) return undefined
  const inside = path.slice(base.length)
  const isFolder = inside === '' || inside.endsWith('/')
  const names = isFolder ? [`${inside}index.html`] : [inside, `${inside}.html`]
  return names.find((name) => files.has(name))
}

/** The files that are uploaded and where they will be. */
export type BuiltSite = {
  /** Relative to the folder, posix. */
  readonly files: ReadonlySet<string>
  /** The public address, with the site's path and without a slash at the end. */
  readonly url: string
  /** The path that the site lives under, with a slash at both ends. */
  readonly base: string
  /** From one path to another, as the host redirects. */
  readonly redirects: ReadonlyMap<string, string>
}

export type Target =
  /** `path` is decoded and begins with the site's base; `fragment` is decoded. */
  | { readonly kind: 'inside'; readonly path: string; readonly fragment: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'broken' }

/** Where an address leads from a path of the site; mailto, tel and data lead to no file. */
export function targetOf(href: string, from: string, { url }: BuiltSite): Target {
  const origin = new URL(url).origin
  if (!URL.canParse(href, origin + from)) return { kind: 'broken' }
  const target = new URL(href, origin + from)
  if (!/^https?:$/.test(target.protocol)) return { kind: 'none' }
  if (target.origin !== origin) return { kind: 'outside', url: target.href }
  const path = decoded(target.pathname)
  const fragment = decoded(target.hash.slice(1))
  return path === undefined || fragment === undefined
    ? { kind: 'broken' }
    : { kind: 'inside', path, fragment }
}

/** The file that a static host answers a path with; undefined when there is none. */
export function fileAt(path: string, { base, files }: BuiltSite): string | undefined {
  if (!`${path}/`.startsWith(base)) return undefined
  const inside = path.slice(base.length)
  const names =
    inside === '' || inside.endsWith('/') ? [`${inside}index.html`] : [inside, `${inside}.html`]
  return names.find((name) => files.has(name))
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

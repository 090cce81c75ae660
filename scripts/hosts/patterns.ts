/** A string in double quotes, as nginx, Caddy and Apache read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/**
 * The value of a header in double quotes. nginx, Caddy and Apache read variables even there and can't
 * quote `$` and braces; in an address, %24 is the same as `$`.
 */
export const quotedValue = (value: string): string =>
  quoted(value.replaceAll(/[${}]/g, encodeURIComponent))

/**
 * Matches the files that no host serves: its own configuration and names with a dot in front, but
 * .well-known. Caddy's expressions have no lookahead.
 */
export const hidden = String.raw`/(?:\.[^w]|_(?:headers|redirects)$)`

export const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Matches the end of /about/, /about.html and /index.html; the group holds the usual spelling. No
 * segment is empty and none holds a backslash, since browsers read `//name` and `/\name` as another
 * host.
 */
export const otherEnding = String.raw`((?:[^/\\]+/)*[^/\\]+)(?:\.html|/)$`

/** Matches /about/, /about.html and /index.html below the base; the group holds the usual spelling. */
export const otherSpelling = (base: string): string => `^${escapeRegExp(base)}${otherEnding}`

/** The names of several folders, as a group. */
export const oneOf = (folders: readonly string[]): string =>
  `(?:${folders.map(escapeRegExp).join('|')})`

/** Matches /admin and what is below it. */
export const adminPattern = (base: string): string =>
  String.raw`^${escapeRegExp(base)}admin(?:\.html|/|$)`

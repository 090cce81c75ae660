/** A string in double quotes, as nginx, Caddy and Apache read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

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

/** A string in double quotes, as nginx, Caddy and Apache read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Escapes a string for a regular expression. */
export const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * One or more path segments below the base, in a group. None is empty and none holds a backslash,
 * since browsers read `//name` and `/\name` as another host.
 */
export const segments = String.raw`((?:[^/\\]+/)*[^/\\]+)`

/** Matches /about/, /about.html and /index.html below the base; the group holds the usual spelling. */
export const otherSpelling = (base: string): string =>
  `^${literally(base)}${segments}(?:\\.html|/)$`

/** The names of several folders, as a group. */
export const oneOf = (folders: readonly string[]): string =>
  `(?:${folders.map(literally).join('|')})`

/** A text between double quotes, as nginx, Caddy and Apache read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** A text as part of a regular expression. */
export const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * One or more segments of an address below the base, in a group. None is empty and none holds a
 * backslash, since browsers read `//name` and `/\name` as another host.
 */
export const segments = String.raw`((?:[^/\\]+/)*[^/\\]+)`

/** The name of a folder of hashed files, as a group. */
export const oneOf = (folders: readonly string[]): string =>
  `(?:${folders.map(literally).join('|')})`

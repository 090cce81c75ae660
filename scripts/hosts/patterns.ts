import { adminRoute } from '#content/schema/routes.ts'

/** A string in double quotes, as nginx and Apache read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Each header as a line in a host's format, with its value in double quotes. */
export const headerLines = (
  headers: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, quoted(value)))
    .join('\n')

/** Matches the files that no host serves: its own configuration, and names with a dot in front. */
export const hidden = String.raw`/(?:\.(?!well-known/)|_(?:headers|redirects)$)`

/** A decoded path as it is in an address. Unlike encodeURI, it also encodes `?` and `#`. */
export const encodedPath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

export const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Matches the end of /about/, /about.html and /index.html; the group holds the usual spelling. No
 * segment is empty and none holds a backslash or a tab, since browsers read `//name` and `/\name` as
 * another host, and drop tabs and line ends.
 */
export const otherEnding = String.raw`((?:[^\t\r\n/\\]+/)*[^\t\r\n/\\]+)(?:\.html|/)$`

/** Matches /about/, /about.html and /index.html below the base; the group holds the usual spelling. */
export const otherSpelling = (base: string): string => `^${escapeRegExp(base)}${otherEnding}`

/** The folders whose file names hold a hash of the bytes. */
export const hashedFolders = ['assets', 'media'] as const

export const hashedPattern = (base: string): string =>
  `^${escapeRegExp(base)}(?:${hashedFolders.join('|')})/`

export const adminPattern = (base: string): string =>
  String.raw`^${escapeRegExp(base)}${adminRoute.slice(1)}(?:\.html|/|$)`

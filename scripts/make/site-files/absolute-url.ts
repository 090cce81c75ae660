/**
 * The public address of a route or file: `/about` under `https://host/some/path` gives
 * `https://host/some/path/about`.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  const root = siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`
  return new URL(root + path.replace(/^\//, '')).href
}

/**
 * Compiles a path pattern of the header and redirect files of Netlify and Cloudflare Pages.
 * `*` stands for any run of characters (named `splat`), `:name` for one segment.
 * The answer maps a path to what the names stood for, or to null when it does not match whole.
 */
export function pathPattern(pattern: string): (path: string) => Map<string, string> | null {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)')
    .replaceAll(/(?<!\.)\*/g, '.*')
  const regex = new RegExp(`^${source}$`)
  return (path) => {
    const match = regex.exec(path)
    return match && new Map(Object.entries(match.groups ?? {}))
  }
}

import { type Headers, type HostRules, movedPaths } from './rules.ts'

const list = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Vercel's `vercel.json`. The later of two rules wins. By default, browsers revalidate files. */
export function vercelJson(rules: HostRules): string {
  const { base, always, admin, hashed, caching } = rules
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: movedPaths(rules).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: [
      { source: `${base}(.*)`, headers: list(always) },
      ...(admin ? ['admin', 'admin/(.*)'] : []).map((path) => ({
        source: base + path,
        headers: list(admin ?? {}),
      })),
      ...hashed.map((folder) => ({
        source: `${base}${folder}/(.*)`,
        headers: list({ 'Cache-Control': caching.hashed }),
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

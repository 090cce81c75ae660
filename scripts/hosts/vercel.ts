import { adminRoute } from '#content/schema/routes.ts'
import { speculationRules, speculationType } from './speculation.ts'
import { type Headers, type HostRules, movedPaths } from './rules.ts'

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

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
      rule(`${base}(.*)`, always),
      ...(admin
        ? [adminRoute, `${adminRoute}/(.*)`].map((route) => rule(base + route.slice(1), admin))
        : []),
      rule(base + speculationRules(base).file, { 'Content-Type': speculationType }),
      ...hashed.map((folder) => rule(`${base}${folder}/(.*)`, { 'Cache-Control': caching.hashed })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

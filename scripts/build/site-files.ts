import { hash } from 'node:crypto'
import type { Content } from '#content/kinds/content.ts'
import { withoutLanguage } from '#content/schema/languages.ts'
import { absoluteUrl, notFoundRoute } from '#content/schema/routes.ts'
import type { OpenedSite } from '#scripts/check/open-site.ts'
import { hostFiles, hostRules, movedPages, originsIn } from '#scripts/hosts/index.ts'
import { routesIn } from '#scripts/read/documents/index.ts'
import { iconFiles, outputFiles, siteFiles } from '#scripts/outputs/index.ts'
import { lastChanges } from '#scripts/system/git.ts'
import { readSettings } from '#scripts/system/settings.ts'
import type { WriteFile } from '#scripts/system/write-below.ts'

type Options = {
  root: string
  /** Writes to the folder that becomes dist/. */
  write: WriteFile
  content: Content
  base: string
  /** True for a host that can neither set headers nor redirect. */
  policyInPages?: boolean
  /** True if the sitemap lists no page. */
  noindex?: boolean
}

/** Writes the files that aren't pages: for search engines, browsers, hosts and the preview. */
export async function writeSiteFiles(options: Options) {
  const { root, write, content, base, policyInPages = false, noindex } = options
  const routes = [...routesIn(content)].filter(
    ([route]) => withoutLanguage(route) !== notFoundRoute,
  )
  const changes = await lastChanges(root, readSettings().now)
  if (changes.size === 0) {
    console.log(
      'The sitemap has no dates: there is no git history, or a shallow clone of it, or git refuses this folder: run git status.',
    )
  }
  const rules = hostRules({
    base,
    origins: originsIn(content),
    pages: routes.filter(([, file]) => file.startsWith('pages/')).map(([route]) => route),
    moved: content.moved,
    languages: content.translations.keys(),
    editing: content.site.editing,
  })
  const lastChanged = routes.map(([route, file]) => [route, changes.get(file)?.day] as const)
  const icons = await iconFiles(root, content.site)
  const files = new Map<string, string | Uint8Array>([
    ...[...siteFiles(content, noindex ? [] : lastChanged)].map(
      ([name, text]) => [`client${name}`, text] as const,
    ),
    ...[...icons].map(([name, bytes]) => [`client${name}`, bytes] as const),
    ...outputFiles(content, changes).flatMap((file) =>
      'text' in file ? [[`client${file.address}`, file.text] as const] : [],
    ),
    ...hostFiles(rules),
    ...(policyInPages
      ? movedPages(content.moved, (route) => absoluteUrl(content.site.url, route))
      : []),
  ])
  for (const [name, text] of files) write(name, text)
}

/** The text of site.json, by which the preview and a later review know the build. */
export function manifestOf(
  { content, base }: Pick<Options, 'content' | 'base'>,
  opened: OpenedSite,
) {
  const { url, map, editing, form: { endpoint, fields } = {} } = content.site
  const sources = opened.all.map(
    ({ path, text }) => [path, hash('sha256', text).slice(0, 8)] as const,
  )
  return JSON.stringify({
    base,
    url,
    endpoint,
    destinations: { url, form: { endpoint, fields }, map, editing },
    sources: Object.fromEntries(sources),
  })
}

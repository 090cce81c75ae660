import { today } from '#scripts/read/files/index.ts'
import path from 'node:path'
import { languageOfRoute, withoutLanguage } from '#content/schema/languages.ts'
import { notFoundRoute, pageRoute } from '#content/schema/routes.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { openBuiltSite, routeOfFile } from '#scripts/check/built/built-site.ts'
import { all } from '#tests/run/all.ts'

/** The messages of the not-found page in the console. */
export const notFoundMessages = [/status of 404/, /^User attempted to access non-existent route/]

/** The layouts of which one page in another language stands for all. */
const inNepali = new Set(['home', 'contact'])

/**
 * The paths of the pages of a built site, relative to it; Home is empty. Without `TEST_ALL`, only the
 * longest page of each layout.
 */
export async function routesOf(siteRoot: string, sources = siteRoot) {
  const site = await openBuiltSite(siteRoot)
  const { content } = await openSite(sources, today(sources))
  const layouts = new Map<string, string>(
    content?.pages.map(({ slug, data }) => [pageRoute(slug), data.layout]),
  )
  const layoutOf = (route: string) => layouts.get(route) ?? path.posix.dirname(route)
  const longest = site.pages
    .map((file) => {
      const route = routeOfFile(file)
      const [language, layout] = [languageOfRoute(route), layoutOf(withoutLanguage(route))]
      return { route, language, layout, length: site.read(file).length }
    })
    .filter(({ route }) => withoutLanguage(route) !== notFoundRoute)
    .toSorted((a, b) => a.length - b.length)
  const sample = longest.filter(({ language, layout }) => language === 'en' || inNepali.has(layout))
  const pages = all
    ? longest
    : new Map(sample.map((page) => [`${page.language} ${page.layout}`, page])).values()
  return Array.from(pages, ({ route }) => route.slice(1))
}

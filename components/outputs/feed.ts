import { listPage, routeOf } from '#content/kinds/routes.ts'
import { Feed } from 'feed'
import type { Content } from '#content/kinds/content.ts'
import { type Language, languageOfFile, routeIn } from '#content/schema/languages.ts'
import { absoluteUrl, pageRoute } from '#content/schema/routes.ts'
import { feedFile, startOf } from '#content/kinds/notice.ts'
import { noticeSummary } from '#components/sections/notices/words.ts'
import { localeOf } from '#components/locale.ts'
import type { Changes, Output, OutputFile } from './output.ts'

/** The number of notices in the feed. */
const most = 50

/** The library takes texts as HTML. */
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The newest notices as an Atom feed (RFC 4287); empty if there are none. A change of its file in git
 * updates a notice, a build doesn't.
 */
export function feedFiles(
  { notices, pages, site }: Content,
  language: Language,
  changes?: Changes,
): OutputFile[] {
  const locale = localeOf(language)
  const address = routeIn(language, feedFile)
  const strings = locale.strings.notice
  const items = notices.slice(0, most).map((notice) => {
    const { title, date, category } = notice.data
    const published = new Date(startOf(date, site.timeZone))
    const changed = (changes?.get(notice.path)?.time ?? 0) * 1000
    return {
      title: html(title),
      link: absoluteUrl(
        site.url,
        routeIn(languageOfFile(notice.path), routeOf({ kind: 'notice', slug: notice.slug })),
      ),
      description: html(noticeSummary(notice, locale)),
      category: [{ term: category, name: strings.categories[category] }],
      published,
      date: new Date(Math.max(Number(published), changed)),
    }
  })
  if (items.length === 0) return []
  const list = listPage(pages, 'notice')
  const atom = new Feed({
    id: absoluteUrl(site.url, address),
    title: `${list?.data.title ?? strings.heading} | ${site.name}`,
    link: absoluteUrl(site.url, routeIn(language, list ? pageRoute(list.slug) : '/')),
    feed: absoluteUrl(site.url, address),
    author: { name: site.name },
    updated: new Date(Math.max(...items.map(({ date }) => Number(date)))),
  })
  for (const item of items) atom.addItem(item)
  return [{ address, text: atom.atom1() }]
}

export const feed: Output = {
  name: 'feed',
  addresses: /^\/notices\.xml$/,
  files: feedFiles,
}

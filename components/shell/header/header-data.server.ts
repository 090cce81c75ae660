import { type AddDrawing, artworkMedia, logoPaths } from '#components/artwork/index.ts'
import type { Way } from '#components/contact-ways.tsx'
import { languageOf } from '#components/language.ts'
import type { Locale } from '#components/locale.ts'
import { type Language, languageNames, routeIn } from '#content/schema/languages.ts'
import type { PageContent, PageLink } from '#content/kinds/content.ts'
import type { Site } from '#content/kinds/site.ts'

/** Where a link in English leads in the language of the header. */
type ToAddress = (to: string) => string

type VersionData = { to: string; label: string; lang: Language; version?: string | undefined }

export type HeaderData = ReturnType<typeof headerData>

/** The props of the header. Every page contains them as JSON, so keep them small. */
export function headerData(
  site: Site,
  ways: readonly Way[],
  add: AddDrawing,
  locale: Locale,
  languages: readonly Language[],
  toAddress: ToAddress,
  { notice: notices }: PageContent['lists'],
) {
  const { name, nepaliName, navigation } = site
  const { language } = locale
  const others = languages.filter((other) => other !== language)
  return {
    /** The address of Home in the language of the header. */
    home: routeIn(language, '/'),
    /** Home in the other languages. The server adds the route of the page itself as `version`. */
    languages: others.map((lang): VersionData => ({
      to: routeIn(lang, '/'),
      label: languageNames[lang],
      lang,
    })),
    ways,
    name,
    nepaliName,
    /** The address of the list of notices, whose link is the first to leave. */
    notices: notices && toAddress(notices.to),
    navigation: navigationOf(
      { ...navigation, main: withNotices(navigation.main, notices) },
      language,
      toAddress,
    ),
    /** The paths of the woven mark in a box of 88 x 88, for a site without a logo. */
    logo: site.logo === undefined ? logoPaths() : undefined,
    /** The weaving at the bottom of the mobile panel; `src` is a path without the base. */
    artwork: artworkMedia(add, {
      slug: 'index',
      layout: 'hero',
      hour: 'dawn',
      composition: 'summit',
    }),
  }
}

/** The links of a menu and, if there are notices, the link to their list. */
export const withNotices = (links: readonly PageLink[], notices: PageLink | undefined) =>
  notices && links.every(({ to }) => to !== notices.to) ? [...links, notices] : links

/** The links, each with the language of its label, which the browser then need not detect. */
function navigationOf(
  { main, services, contact }: Omit<Site['navigation'], 'main'> & { main: readonly PageLink[] },
  around: Language,
  toAddress: ToAddress,
) {
  const marked = <T extends { label: string; text?: string }>(item: T): T & Marked => {
    const lang = languageOf(`${item.label} ${item.text ?? ''}`, around)
    return lang ? { ...item, lang } : item
  }
  const withLanguage = <T extends { label: string; to: string }>(item: T) =>
    marked({ ...item, to: toAddress(item.to) })
  return {
    main: main.map(withLanguage),
    services: services && { ...marked(services), items: services.items.map(withLanguage) },
    contact: withLanguage(contact),
  }
}

type Marked = { lang?: Language }

import { type AddDrawing, artworkMedia, logoPaths, type Media } from '#components/artwork/index.ts'
import { contactWays, type Way } from '#components/contact-ways.tsx'
import { languageOf } from '#components/language.ts'
import type { Locale } from '#components/locale.ts'
import { type Language, languageNames, routeIn } from '#content/schema/languages.ts'
import type { Site } from '#content/schema/site.ts'

/** What the header needs. Every page contains it as JSON, so keep it small. */
export type HeaderData = Pick<Site, 'name' | 'nepaliName'> & {
  /** The address of Home in the language of the header. */
  home: string
  /** Home in the other languages. A page that is in one of them leads to itself (data-version). */
  languages: { to: string; label: string; lang: Language }[]
  navigation: ReturnType<typeof navigationOf>
  /** The logo's paths in a box of 88 x 88. */
  logo: [colour: string, d: string][]
  /** The weaving at the bottom of the mobile panel; `src` is a path without the base. */
  artwork: Media
  ways: Way[]
}

/** Where a link in English leads in the language of the header. */
type ToAddress = (to: string) => string

export function headerData(
  site: Site,
  add: AddDrawing,
  locale: Locale,
  languages: readonly Language[],
  toAddress: ToAddress,
): HeaderData {
  const { name, nepaliName, navigation } = site
  const { language } = locale
  return {
    home: routeIn(language, '/'),
    languages: languages
      .filter((other) => other !== language)
      .map((lang) => ({ to: routeIn(lang, '/'), label: languageNames[lang], lang })),
    ways: contactWays(site, locale.strings),
    name,
    nepaliName,
    navigation: navigationOf(navigation, language, toAddress),
    logo: logoPaths(),
    artwork: artworkMedia(add, {
      slug: 'index',
      layout: 'hero',
      hour: 'dawn',
      composition: 'summit',
    }),
  }
}

/** The links, each with the language of its label, so that the browser needs no code to detect it. */
function navigationOf(
  { main, services, contact }: Site['navigation'],
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
    services: { ...marked(services), items: services.items.map(withLanguage) },
    contact: withLanguage(contact),
  }
}

type Marked = { lang?: Language }

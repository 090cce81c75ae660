/**
 * The languages of the site besides English, the language of files without a code in their names:
 * `about.ne.mdx` translates `about.mdx`, and its page is /ne/about.
 */
export const translations = ['ne'] as const

export type Translation = (typeof translations)[number]
export type Language = 'en' | Translation

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' }

/** The language that an address begins with: `ne` of `/ne` and of `/ne/about`. */
export const languageOfRoute = (route: string): Language =>
  translations.find((code) => route === `/${code}` || route.startsWith(`/${code}/`)) ?? 'en'

/** The same page's route in English: `/about` of `/ne/about`. */
export function withoutLanguage(route: string): string {
  const language = languageOfRoute(route)
  return language === 'en' ? route : route.slice(language.length + 1) || '/'
}

/** True for a route below another one. All pages of a language are below its Home, which doesn't count. */
export const isBelow = (route: string, above: string): boolean =>
  route.startsWith(`${above}/`) && withoutLanguage(above) !== '/'

/** The route of a page in a language, by its route in English: `/ne/about` of `/about`. */
export const routeIn = (language: Language, route: string): string =>
  language === 'en' ? route : `/${language}${route === '/' ? '' : route}`

/** The pages in a language: their addresses, by their routes without the language. */
export type Translated = ReadonlyMap<string, string>

export const translatedRoutes = (language: Language, routes: Iterable<string>): Translated =>
  new Map(Array.from(routes, (route) => [route, routeIn(language, route)]))

/** The address in a language of a link in English; undefined if the page isn't translated. */
export function translatedAddress(to: string, translated: Translated): string | undefined {
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  const own = translated.get(route)
  return own && own + rest
}

/** A function, so that the browser's script leaves it out. */
const inName = () => new RegExp(String.raw`\.(${translations.join('|')})(?=\.[^./]+$)`)

/** The language that the name of a file has: `ne` of `pages/about.ne.mdx`. */
export const languageOfFile = (path: string): Language =>
  translations.find((code) => code === inName().exec(path)?.[1]) ?? 'en'

/** The original of a translation: `pages/about.mdx` of `pages/about.ne.mdx`. */
export const originalPath = (path: string): string => path.replace(inName(), '')

/** The translation of a file: `pages/about.ne.mdx` of `pages/about.mdx`. */
export const translationPath = (path: string, language: Translation): string =>
  path.replace(/(?=\.[^./]+$)/, `.${language}`)

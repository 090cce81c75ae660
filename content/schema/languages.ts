/**
 * The languages of the site. English is that of the files without a language in their names, and each
 * of the others has files beside them: `about.ne.mdx` translates `about.mdx`, and its page is /ne/about.
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

/** The route of an English one in a language: `/ne/about` of `/about`. */
export const routeIn = (language: Language, route: string): string =>
  language === 'en' ? route : `/${language}${route === '/' ? '' : route}`

/** The pages in a language: their addresses, by their routes without the language. */
export type Translated = ReadonlyMap<string, string>

export const translatedRoutes = (language: Language, routes: Iterable<string>): Translated =>
  new Map(Array.from(routes, (route) => [route, routeIn(language, route)]))

/** Where a link of the site in English leads in a language; undefined if that page isn't in it. */
export function translatedAddress(to: string, translated: Translated): string | undefined {
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  const own = translated.get(route)
  return own && own + rest
}

/** A function, so that the browser's script, which needs the routes alone, leaves it out. */
const inName = () => new RegExp(String.raw`\.(${translations.join('|')})(?=\.[^./]+$)`)

/** The language that the name of a file has: `ne` of `pages/about.ne.mdx`. */
export const languageOfFile = (path: string): Language =>
  translations.find((code) => code === inName().exec(path)?.[1]) ?? 'en'

/** The file that a translation is of: `pages/about.mdx` of `pages/about.ne.mdx`. */
export const originalPath = (path: string): string => path.replace(inName(), '')

/** The file of the translation of another: `pages/about.ne.mdx` of `pages/about.mdx`. */
export const translationPath = (path: string, language: Translation): string =>
  path.replace(/(?=\.[^./]+$)/, `.${language}`)

import { createContext, type ReactNode, use } from 'react'
import { type Locale, localeOf } from './locale.ts'
import { BrowserStringsContext } from './strings/browser-strings.ts'

const LocaleContext = createContext(localeOf('en'))

/** The locale of the page, for what only the server renders: the browser's script doesn't have it. */
export const useLocale = (): Locale => use(LocaleContext)

/** Gives a locale to what it contains. Each call of React's renderers needs its own. */
export const InLocale = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>
    <BrowserStringsContext value={locale.strings}>{children}</BrowserStringsContext>
  </LocaleContext>
)

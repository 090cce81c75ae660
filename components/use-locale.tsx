import { createContext, type ReactNode, use } from 'react'
import { type Locale, localeOf } from './locale.ts'
import { BrowserStringsContext } from './strings/browser-strings.ts'

const LocaleContext = createContext(localeOf('en'))

/** The locale of the page, for components that only the server renders. */
export const useLocale = (): Locale => use(LocaleContext)

/** Provides a locale. Each call of a React renderer needs its own. */
export const InLocale = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>
    <BrowserStringsContext value={locale.strings}>{children}</BrowserStringsContext>
  </LocaleContext>
)

import type { Language } from '#content/schema/languages.ts'
import { formats as enFormats } from './formats/en.ts'
import type { Formats } from './formats/formats.ts'
import { formats as neFormats } from './formats/ne.ts'
import * as en from './strings/en.ts'
import * as ne from './strings/ne.ts'

export type Strings = typeof en.browserStrings & typeof en.pageStrings

/** A language of the interface, with its texts and formats. Components get it by `useLocale`. */
export type Locale = { language: Language; strings: Strings; formats: Formats }

const locales: Readonly<Record<Language, Locale>> = {
  en: { language: 'en', strings: { ...en.browserStrings, ...en.pageStrings }, formats: enFormats },
  ne: { language: 'ne', strings: { ...ne.browserStrings, ...ne.pageStrings }, formats: neFormats },
}

export const localeOf = (language: Language): Locale => locales[language]

import type { Site } from '#content/kinds/site.ts'
import type { Interest } from '#content/schema/contact-form.ts'
import type { Language } from '#content/schema/languages.ts'
import { formats as enFormats } from './formats/en.ts'
import type { Formats } from './formats/formats.ts'
import { formats as neFormats } from './formats/ne.ts'
import * as en from './strings/en.ts'
import * as ne from './strings/ne.ts'

export type Strings = typeof en.browserStrings & typeof en.pageStrings

/**
 * A language of the interface, with its texts and formats, the currency of fees that name none, the
 * areas of interest that links to the contact form choose, and the places that have a map.
 * Components get it by `useLocale`.
 */
export type Locale = {
  language: Language
  strings: Strings
  formats: Formats
  currency: string
  interests: readonly Interest[]
  places: NonNullable<Site['places']>
}

const locales: Readonly<Record<Language, Pick<Locale, 'language' | 'strings' | 'formats'>>> = {
  en: { language: 'en', strings: { ...en.browserStrings, ...en.pageStrings }, formats: enFormats },
  ne: { language: 'ne', strings: { ...ne.browserStrings, ...ne.pageStrings }, formats: neFormats },
}

/** Without `site`, links to the contact form choose no interest, and XXX is no currency (ISO 4217). */
export function localeOf(
  language: Language,
  site?: Pick<Site, 'currency' | 'form' | 'places'>,
): Locale {
  const { currency = 'XXX', form, places = [] } = site ?? {}
  return { ...locales[language], currency, interests: form?.interests ?? [], places }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { contactWays } from '#components/contact-ways.tsx'
import { scriptJson } from '#components/seo/json-ld.tsx'
import { headerData } from '#components/shell/header/header-data.server.ts'
import {
  FooterContent,
  link as footerLink,
} from '#components/shell/footer/FooterContent.server.tsx'
import { type Locale, localeOf } from '#components/locale.ts'
import { InLocale } from '#components/use-locale.tsx'
import type { PageMedia } from '#components/ui/page-media.ts'
import { VersionLink } from '#components/shell/header/VersionLink.tsx'
import { Shell } from '#components/shell/Shell.server.tsx'
import type { PageContent } from '#content/kinds/content.ts'
import { type Language, translatedAddress } from '#content/schema/languages.ts'
import type { PageData } from './page-data.ts'
import { translateLinks } from './translated-links.ts'
import { markLanguages } from './mark-languages.ts'

/** The parts of pages without a message, by the list of services of their language. */
const sharedParts = new WeakMap<PageContent['services'], ReturnType<typeof renderParts>>()

function sharedPartsOf(options: PartsOptions, locale: Locale) {
  const { site, services, message } = options
  if (message !== undefined && site.whatsapp !== undefined) return renderParts(options, locale)
  const parts = sharedParts.get(services) ?? renderParts(options, locale)
  sharedParts.set(services, parts)
  return parts
}

function renderParts(
  { site, services, lists, year, addDrawing, versions, translated, message }: PartsOptions,
  locale: Locale,
) {
  const ways = contactWays(site, locale.strings, message)
  const { language } = locale
  const languages = versions.map((version) => version.language)
  const toAddress = (to: string) => (translated && translatedAddress(to, translated)) ?? to
  const data = headerData(site, ways, addDrawing, locale, languages, toAddress, lists)
  const footer = (
    <InLocale locale={locale}>
      <FooterContent site={site} services={services} lists={lists} year={year} ways={ways} />
    </InLocale>
  )
  const footerMarkup = markLanguages(renderToStaticMarkup(footer), language, language)
  return {
    data,
    footer: translated ? translateLinks(footerMarkup, translated) : footerMarkup,
    script: `<script type="application/json" id="_shell-data">${scriptJson(data)}</script>`,
  }
}

type PartsOptions = Pick<PageContent, 'site' | 'services' | 'lists'> &
  Pick<PageData, 'year' | 'versions' | 'translated'> &
  Pick<PageMedia, 'addDrawing'> & {
    /** The beginning of a message by WhatsApp, on the page of a program. */
    message?: string | undefined
  }

type ShellOptions = PartsOptions & {
  route: string
  lang: Language
  /** The language of the interface around it. */
  language: Language
}

const slot = '<!--main-->'

/** The body of a page: the shell around the HTML of its `<main>`. */
export function withShell(markup: string, { route, lang, language, ...options }: ShellOptions) {
  const locale = localeOf(language)
  const { data, footer, script } = sharedPartsOf(options, locale)
  const versions = new Map(options.versions.map((version) => [version.language, version.route]))
  const languages = data.languages.map((each) => ({ ...each, version: versions.get(each.lang) }))
  const header = { ...data, languages }
  const switcher = languages.length > 0 && (
    <p className="wrap flex gap-6 pb-5 text-sm">
      {languages.map((each) => (
        <VersionLink key={each.lang} {...each} className={footerLink} />
      ))}
    </p>
  )
  const shell = renderToStaticMarkup(
    <Shell
      route={route}
      header={header}
      footer={footer + renderToStaticMarkup(switcher)}
      lang={lang}
      markup={slot}
      locale={locale}
    />,
  )
  const [start = '', end = ''] = shell.split(slot)
  return `<div id="_root" lang="${language}">${start}${markup}${end}</div>${script}`
}

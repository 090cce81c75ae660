import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { base, href } from '#components/href.ts'
import type { Locale } from '#components/locale.ts'
import { InLocale } from '#components/use-locale.tsx'
import type { Language } from '#content/schema/languages.ts'
import type { HeaderData } from './header/header-data.server.ts'
import { Header } from './header/Header.tsx'

type Props = {
  route: string
  header: HeaderData
  /** The HTML of the page. */
  markup: string
  /** The language of the page. */
  lang: Language
  /** The HTML of the footer (FooterContent.server.tsx). */
  footer: string
  locale: Locale
}

/** Everything inside `#_root`: the page and what surrounds it. The browser hydrates the header (start.tsx). */
export function Shell({ route, header, markup, lang, footer, locale }: Props) {
  const headerMarkup = renderToString(
    <InLocale locale={locale}>
      <StaticRouter basename={base} location={href(route)}>
        <Header {...header} />
      </StaticRouter>
    </InLocale>,
  )
  return (
    <>
      {/* The first link in the tab order; visible while focused. */}
      <a
        href="#_main"
        className="fixed top-3 left-4 z-70 bg-ink-900 px-5 py-3 text-white not-focus:[clip-path:inset(50%)]"
      >
        {locale.strings.shell.skip}
      </a>
      <header className="site-header" dangerouslySetInnerHTML={{ __html: headerMarkup }} />
      <main id="_main" lang={lang} tabIndex={-1} dangerouslySetInnerHTML={{ __html: markup }} />
      {/* The router announces the title of each page here. */}
      <p className="sr-only" role="status" />
      <footer
        data-hour="dawn"
        className="site-footer bg-ink-950 text-pale"
        dangerouslySetInnerHTML={{ __html: footer }}
      />
      <div className="toasts pointer-events-none fixed right-4 bottom-4 z-60 grid w-[min(100vw-2rem,26rem)] gap-3 print:hidden" />
    </>
  )
}

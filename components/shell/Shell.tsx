import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { Toasts } from '#components/toasts/Toasts.tsx'
import type { Language } from '#content/schema/languages.ts'
import type { HeaderData } from './header/header-data.server.ts'
import { Header } from './header/Header.tsx'
import { followLinks } from './navigation/follow-links.ts'
import { Main, type StartPage } from './navigation/Main.tsx'

type Props = {
  data: HeaderData
  /** The server's HTML of the page. In the browser, what the document has of it. */
  markup: string
  /** The language of the page. In the browser, the document has it. */
  lang?: Language
  /** The server's HTML of the footer (FooterContent.server.tsx). */
  footer: string
  /** In the browser, what starts a page (navigation/start-page.ts). The server doesn't load this code. */
  startPage?: StartPage | undefined
  /** Called once the shell is hydrated. */
  onLive?: () => void
}

/** Everything inside `#_root`: the page and what surrounds it. */
export function Shell({ data, markup, lang, footer, startPage, onLive }: Props) {
  const strings = useBrowserStrings().shell
  const navigate = useNavigate()
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => onLive?.(), [onLive])

  return (
    <>
      {/* The first link in the tab order; visible while focused. */}
      <a
        href="#_main"
        className="fixed top-3 left-4 z-70 bg-ink-900 px-5 py-3 text-white not-focus:[clip-path:inset(50%)]"
      >
        {strings.skip}
      </a>
      <Header {...data} />
      <Main markup={markup} lang={lang} startPage={startPage} />
      <footer
        data-hour="dawn"
        className="site-footer bg-ink-950 text-pale"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: footer }}
      />
      <Toasts />
    </>
  )
}

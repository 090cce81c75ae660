import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Page } from '#components/browser/page.ts'
import { href } from '#components/href.ts'
import type { Language } from '#content/schema/languages.ts'
import { isOfflinePage } from '../loader/offline.ts'
import { onLiveUpdate } from './live-update.ts'
import { visitPage } from './load-page.ts'
import { rememberedScroll, rememberRows, reopenRows, setShownEntry } from './scroll-memory.ts'
import { fade, fieldToFillIn, preparePage, scrollAndFocus } from './show-page.ts'

/** Starts the interactive parts of a page and returns a function that stops them. */
export type StartPage = (main: HTMLElement) => () => void

type Props = {
  markup: string
  lang: Language | undefined
  startPage: StartPage | undefined
}

/** Closes the mobile panel. In Safari 16, which has no popovers, its button does (early-events.ts). */
function closePanel(): void {
  const button = document.querySelector<HTMLButtonElement>('.panel-button')
  if (button?.ariaExpanded === 'true') button.click()
  else document.querySelector<HTMLElement>('.panel')?.hidePopover?.()
}

/**
 * The page. React keeps the element, but its content is the server's HTML: when the location
 * changes, it loads the file of the new page, which replaces the content with a fade. Then it
 * scrolls to the top, to the #fragment or to the remembered position, and announces the title.
 */
export function Main({ markup, lang, startPage }: Props) {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef({ pathname, key })
  const stopPage = useRef<(() => void) | undefined>(undefined)
  const [shownPage, setShownPage] = useState<Page>()

  const prepare = useEffectEvent((element: HTMLElement, page: Page) => {
    const show = preparePage(element, page)
    return () => {
      stopPage.current?.()
      show()
      stopPage.current = startPage?.(element)
    }
  })

  useEffect(() => {
    if (isOfflinePage()) shown.current.pathname = ''
    if (main.current) stopPage.current = startPage?.(main.current)
    // A call to action that was followed before the shell ran. While focus moves, the body has it.
    setTimeout(() => {
      if (document.activeElement === document.body)
        fieldToFillIn(location.hash)?.focus({ preventScroll: true })
    })
  }, [startPage])

  useEffect(() => {
    if (!import.meta.hot) return
    return onLiveUpdate(({ page }) => main.current && prepare(main.current, page)())
  }, [])

  useEffect(() => {
    const element = main.current
    if (!element || shown.current.key === key) return
    closePanel()
    const scrollTop = isReturn ? rememberedScroll(key) : undefined
    const from = isReturn ? shown.current.pathname : undefined
    const showEntry = () => {
      shown.current = { pathname, key }
      setShownEntry()
    }
    if (shown.current.pathname === pathname) {
      showEntry()
      scrollAndFocus(element, hash, scrollTop)
      return
    }
    const visit = new AbortController()
    void visitPage(href(pathname), visit.signal).then((page) => {
      const show = prepare(element, page)
      return fade(element, () => {
        if (visit.signal.aborted) return
        rememberRows(element)
        showEntry()
        show()
        if (isReturn) reopenRows(element, key)
        scrollAndFocus(element, hash, scrollTop, from)
        setShownPage(page)
      })
    })
    return () => visit.abort()
  }, [pathname, hash, key, isReturn])

  return (
    <>
      <main
        id="_main"
        lang={lang}
        ref={main}
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <p className="sr-only" role="status" lang={shownPage?.lang}>
        {shownPage?.title}
      </p>
    </>
  )
}

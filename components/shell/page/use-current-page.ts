import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { href } from '#components/href.ts'
import { startIslands } from './islands.tsx'
import { onLiveUpdate } from './live-update.ts'
import { isOfflinePage, type Page } from '#components/browser/page.ts'
import { prefetchNearLinks } from '../navigation/prefetch.ts'
import { restoreDrafts } from '#components/browser/drafts.ts'
import { rememberedScroll, turnToEntry } from '../navigation/scroll-memory.ts'
import { arrive, fade, readyToShow } from './show-page.ts'
import { visitPage } from '../navigation/visit-page.ts'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Starts what is alive in a page; returns how to stop it. */
function live(main: HTMLElement): () => void {
  restoreDrafts(main)
  const stops = [startIslands(main), prefetchNearLinks(main)]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Keeps `<main>` true to the router's location: loads the page, fades to it, brings the visitor
 * to the top, the #fragment or back to where they were. Returns the title to be announced.
 */
export function useCurrentPage(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef({ pathname, key })
  const stop = useRef(() => {})
  const [title, setTitle] = useState('')

  const putting = useRef((element: HTMLElement, page: Page) => {
    const show = readyToShow(element, page)
    return () => {
      stop.current()
      show()
      stop.current = live(element)
    }
  })

  useBrowserLayoutEffect(() => {
    if (isOfflinePage(document)) shown.current.pathname = ''
    if (main.current) stop.current = live(main.current)
  }, [main])

  useEffect(
    () => onLiveUpdate(({ page }) => main.current && putting.current(main.current, page)()),
    [main],
  )

  useEffect(() => {
    const element = main.current
    if (!element || shown.current.key === key) return
    const scrollTop = isReturn ? rememberedScroll(key) : undefined
    const turn = () => {
      shown.current = { pathname, key }
      turnToEntry(key)
    }
    if (shown.current.pathname === pathname) {
      turn()
      arrive(element, hash, scrollTop)
      return
    }
    const overtaken = new AbortController()
    const change = (page: Page) => {
      const put = putting.current(element, page)
      return () => {
        if (overtaken.signal.aborted) return
        turn()
        put()
        arrive(element, hash, scrollTop)
        setTitle(page.title)
      }
    }
    void visitPage(href(pathname), overtaken.signal).then((page) => fade(change(page)))
    return () => overtaken.abort()
  }, [main, pathname, hash, key, isReturn])

  return title
}

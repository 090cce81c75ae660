import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { href } from '#components/href.ts'
import { startIslands } from './islands.tsx'
import { onLiveUpdate } from './live-update.ts'
import { loadPage } from './page-cache.ts'
import type { Page } from './page.ts'
import { prefetchNearLinks } from './prefetch.ts'
import { rememberedScroll, rememberScroll } from './scroll-memory.ts'
import { arrive, fade, showPage } from './show-page.ts'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Starts what is alive in a page; returns how to stop it. */
function live(main: HTMLElement): () => void {
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

  const put = useRef((element: HTMLElement, page: Page) => {
    stop.current()
    showPage(element, page)
    stop.current = live(element)
  })

  useBrowserLayoutEffect(() => {
    if (main.current) stop.current = live(main.current)
  }, [main])

  useEffect(
    () => onLiveUpdate(({ page }) => main.current && put.current(main.current, page)),
    [main],
  )

  useEffect(() => {
    const element = main.current
    if (!element || shown.current.key === key) return
    const scrollTop = isReturn ? rememberedScroll(key) : undefined
    if (shown.current.pathname === pathname) {
      shown.current = { pathname, key }
      arrive(element, hash, scrollTop)
      return
    }
    const root = document.documentElement
    let isOvertaken = false
    const change = (page: Page) => () => {
      if (isOvertaken) return
      shown.current = { pathname, key }
      put.current(element, page)
      arrive(element, hash, scrollTop)
      setTitle(page.title)
    }
    root.dataset['loading'] = ''
    void loadPage(href(pathname)).then((page) => {
      if (isOvertaken) return
      delete root.dataset['loading']
      return fade(change(page))
    })
    return () => {
      isOvertaken = true
      delete root.dataset['loading']
    }
  }, [main, pathname, hash, key, isReturn])

  useEffect(() => {
    const remember = () => rememberScroll(key)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  return title
}

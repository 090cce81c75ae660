import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { href } from '#components/href.ts'
import { startIslands } from './islands.tsx'
import { loadPage } from './page-cache.ts'
import { prefetchNearLinks } from './prefetch.ts'
import { rememberedScroll, rememberScroll } from './scroll-memory.ts'
import { arrive, fade, showPage } from './show-page.ts'

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The page itself. React keeps the element and never its content: that is the server's HTML,
 * taken from the page's own file when the location changes.
 */
export function Main({ markup }: { markup: string }) {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef({ pathname, key })
  const [announced, announce] = useState('')
  const stop = useRef(() => {})

  useBrowserLayoutEffect(() => {
    if (main.current) stop.current = live(main.current)
  }, [])

  useEffect(() => {
    const element = main.current
    if (!element || shown.current.key === key) return
    const samePage = shown.current.pathname === pathname
    const scrollTop = isReturn ? rememberedScroll(key) : undefined
    shown.current = { pathname, key }
    if (samePage) {
      arrive(element, hash, scrollTop)
      return
    }
    let overtaken = false
    document.documentElement.dataset['loading'] = ''
    void loadPage(href(pathname)).then((page) => {
      if (overtaken) return
      delete document.documentElement.dataset['loading']
      return fade(() => {
        if (overtaken) return
        stop.current()
        showPage(element, page)
        stop.current = live(element)
        arrive(element, hash, scrollTop)
        announce(page.title)
      })
    })
    return () => {
      overtaken = true
      delete document.documentElement.dataset['loading']
    }
  }, [pathname, hash, key, isReturn])

  useEffect(() => {
    const remember = () => rememberScroll(key)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  return (
    <>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  )
}

function live(main: HTMLElement): () => void {
  const stops = [startIslands(main), prefetchNearLinks(main)]
  return () => {
    for (const stop of stops) stop()
  }
}

import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion, useBrowser, usePresence } from '#components/browser/hooks.ts'

/** In Embla's unit; a step of 20 takes about 300 ms. */
const duration = 20

const slideWidth = (viewport: HTMLElement): number =>
  viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width || 1

/**
 * Turns a scrollable row (viewport > track > slides) into a ring that moves by one slide and wraps.
 * It can be swiped. Slides out of view are inert. Reduced motion turns the animation off.
 * `selected`, the index of the first visible slide, is undefined until the ring is ready, and while
 * there is room for all slides.
 */
export function useRing() {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useRef<EmblaCarouselType>(undefined)
  const [selected, setSelected] = useState<number>()

  useEffect(() => {
    const node = viewport.current
    if (!node) return
    // The slide that the row was scrolled to before the script ran.
    const startIndex = Math.round(node.scrollLeft / slideWidth(node))
    node.scrollLeft = 0
    const visible = () => Math.max(1, Math.round(node.clientWidth / slideWidth(node)))
    const watchDrag = (api: EmblaCarouselType) => api.slideNodes().length > visible()
    const options = { loop: true, align: 'start', duration, startIndex, watchDrag } as const
    const api = EmblaCarousel(node, options)
    embla.current = api
    const update = () => {
      const slides = api.slideNodes()
      const room = visible()
      const isRing = slides.length > room
      if (!isRing) api.scrollTo(0, true)
      const first = api.selectedScrollSnap()
      for (const [index, slide] of slides.entries()) {
        slide.inert = (index - first + slides.length) % slides.length >= room
      }
      setSelected(isRing ? first : undefined)
    }
    // In a later task, so that a click shows the first frame of the movement sooner.
    let pending: number | undefined
    const updateSoon = () => {
      pending = window.setTimeout(update)
    }
    api.on('select', updateSoon).on('reInit', update)
    update()
    return () => {
      clearTimeout(pending)
      api.destroy()
    }
  }, [])

  const next = () => embla.current?.scrollNext(prefersReducedMotion())
  const previous = () => embla.current?.scrollPrev(prefersReducedMotion())
  const goTo = useCallback(
    (index: number) => embla.current?.scrollTo(index, prefersReducedMotion()),
    [],
  )
  return { viewport, selected, next, previous, goTo }
}

type Options = Pick<ReturnType<typeof useRing>, 'selected' | 'goTo'> & {
  count: number
  interval: number
}

/**
 * Advances a carousel automatically; every change restarts the timer. It waits while the carousel
 * is hovered or has visible focus and while the tab is hidden. Pausing stops it for good.
 * A button that was clicked keeps focus, but not visibly, so the carousel goes on.
 */
export function useAutoAdvance({ selected, goTo, count, interval }: Options) {
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  const { isPresent, props: section } = usePresence(':focus-visible')
  const isReduced = useBrowser(prefersReducedMotion)
  const isPaused = choice === undefined ? isReduced : choice === 'paused'
  const isStill = useBrowser(() => document.hidden) || isPresent || isPaused

  useEffect(() => {
    if (selected === undefined || isStill) return
    const timer = setTimeout(goTo, interval, (selected + 1) % count)
    return () => clearTimeout(timer)
  }, [selected, isStill, goTo, count, interval])

  /**
   * Before the script runs, the button says Pause, with less motion too. That press is repeated by
   * script (early-clicks.ts), and pauses.
   */
  const togglePaused = ({ nativeEvent }: MouseEvent) =>
    setChoice(isPaused && nativeEvent.isTrusted ? 'playing' : 'paused')
  return { isPaused, isStill, togglePaused, section }
}

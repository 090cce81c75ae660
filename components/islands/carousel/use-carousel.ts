import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion, useBrowser, usePresence } from '#components/browser/hooks.ts'

/** In Embla's unit; a step of 20 takes about 300 ms. */
const duration = 20

const slideWidth = (viewport: HTMLElement): number =>
  viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width || 1

/**
 * Turns a scrollable row (viewport > track > slides) into a ring that can be swiped, moves by one slide
 * and wraps. It advances after an interval in milliseconds, which every change restarts, but not while it
 * is hovered or has visible focus, nor in a hidden tab. Pausing stops it for good. Slides out of view are
 * inert. `selected`, the index of the first visible slide, is undefined until the ring is ready, and
 * while there is room for all slides.
 *
 * Embla's plugin for this starts again when the mouse leaves a paused carousel, and goes on under the
 * keyboard focus of the arrows.
 */
export function useCarousel(interval: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useRef<EmblaCarouselType>(undefined)
  const [selected, setSelected] = useState<number>()
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  // A button that was clicked keeps focus, but not visibly, so the carousel goes on.
  const { isPresent, props: section } = usePresence(':focus-visible')
  const isReduced = useBrowser(prefersReducedMotion)
  const isPaused = choice === undefined ? isReduced : choice === 'paused'
  const isStill = useBrowser(() => document.hidden) || isPresent || isPaused

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
    api.on('select', update).on('reInit', update)
    update()
    return () => api.destroy()
  }, [])

  useEffect(() => {
    if (selected === undefined || isStill) return
    const timer = setTimeout(() => embla.current?.scrollNext(isReduced), interval)
    return () => clearTimeout(timer)
  }, [selected, isStill, isReduced, interval])

  return {
    viewport,
    selected,
    isPaused,
    isStill,
    section,
    next: () => embla.current?.scrollNext(isReduced),
    previous: () => embla.current?.scrollPrev(isReduced),
    goTo: (index: number) => embla.current?.scrollTo(index, isReduced),
    /**
     * Before the script runs, the button says Pause, with less motion as well. Script repeats that press
     * (early-clicks.ts), and it pauses.
     */
    togglePaused: ({ nativeEvent }: MouseEvent) =>
      setChoice(isPaused && nativeEvent.isTrusted ? 'playing' : 'paused'),
  }
}

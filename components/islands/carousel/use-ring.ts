import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { prefersCalm } from '#components/browser/use-browser.ts'
import { isOutOfView, nearestSlide, slidesAtOnce } from './ring.ts'

/** Embla's own measure of a step; 20 settles in about 300 ms. */
const duration = 20

export type Ring = {
  /** The element that holds the track of slides. */
  viewport: RefObject<HTMLDivElement | null>
  /** Index of the first visible slide; undefined until the row has become a ring. */
  selected: number | undefined
  next: () => void
  previous: () => void
  goTo: (index: number) => void
}

/**
 * Makes a scrolling row (viewport > track > slides) a ring: one slide a step, wrapping, by swipe too.
 * Slides out of view are inert. With reduced motion it changes without movement.
 */
export function useRing(): Ring {
  const viewport = useRef<HTMLDivElement>(null)
  const embla = useRef<EmblaCarouselType>(undefined)
  const [selected, setSelected] = useState<number>()

  useEffect(() => {
    const node = viewport.current
    if (!node) return
    const startIndex = nearestSlide(node)
    node.scrollLeft = 0
    const api = EmblaCarousel(node, { loop: true, align: 'start', duration, startIndex })
    embla.current = api
    const update = () => {
      const first = api.selectedScrollSnap()
      const slides = api.slideNodes()
      const visible = slidesAtOnce(node)
      for (const [index, slide] of slides.entries()) {
        slide.inert = isOutOfView({ index, first, visible, count: slides.length })
      }
      setSelected(first)
    }
    // Not in the task of a press: the first frame of the movement answers it, and waits for nothing.
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

  const next = useCallback(() => embla.current?.scrollNext(prefersCalm()), [])
  const previous = useCallback(() => embla.current?.scrollPrev(prefersCalm()), [])
  const goTo = useCallback((index: number) => embla.current?.scrollTo(index, prefersCalm()), [])
  return { viewport, selected, next, previous, goTo }
}

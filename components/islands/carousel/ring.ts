type Row = Pick<HTMLElement, 'clientWidth' | 'scrollLeft'> & {
  readonly firstElementChild: { readonly firstElementChild: Element | null } | null
}

/** Width of one slide in pixels; the viewport's own when there is no slide. */
function slideWidth(viewport: Row): number {
  const slide = viewport.firstElementChild?.firstElementChild
  return slide?.getBoundingClientRect().width || viewport.clientWidth || 1
}

/** How many slides the viewport shows at once, at least one. */
export const slidesAtOnce = (viewport: Row): number =>
  Math.max(1, Math.round(viewport.clientWidth / slideWidth(viewport)))

/** The slide a visitor has scrolled the row to, before there was a script. */
export const nearestSlide = (viewport: Row): number =>
  Math.round(viewport.scrollLeft / slideWidth(viewport))

type Place = {
  index: number
  /** Index of the first slide in view. */
  first: number
  /** How many are in view. */
  visible: number
  count: number
}

/** Whether a slide stands outside the window of visible ones; the last is followed by the first. */
export const isOutOfView = ({ index, first, visible, count }: Place): boolean =>
  (index - first + count) % count >= visible

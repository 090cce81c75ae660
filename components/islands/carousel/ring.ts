type Row = Pick<HTMLElement, 'clientWidth' | 'scrollLeft'> & {
  readonly firstElementChild: { readonly firstElementChild: Element | null } | null
}

/** Width of a slide in pixels; that of the viewport if there are no slides. */
function slideWidth(viewport: Row): number {
  const slide = viewport.firstElementChild?.firstElementChild
  return slide?.getBoundingClientRect().width || viewport.clientWidth || 1
}

/** How many slides the viewport shows at once. */
export const slidesAtOnce = (viewport: Row): number =>
  Math.max(1, Math.round(viewport.clientWidth / slideWidth(viewport)))

/** The slide that the row was scrolled to before the script ran. */
export const nearestSlide = (viewport: Row): number =>
  Math.round(viewport.scrollLeft / slideWidth(viewport))

type Place = {
  index: number
  /** Index of the first slide in view. */
  first: number
  visible: number
  count: number
}

/** True if a slide isn't among the visible ones; the first slide follows the last. */
export const isOutOfView = ({ index, first, visible, count }: Place): boolean =>
  (index - first + count) % count >= visible

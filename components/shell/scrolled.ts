/** Pixels of page scroll after which the header takes its scrolled state (specification, 9). */
const threshold = 50

/** Keeps `data-scrolled` on the root element true to the page's scroll position. */
export function watchScroll(): void {
  const root = document.documentElement
  const update = () => root.toggleAttribute('data-scrolled', scrollY > threshold)
  addEventListener('scroll', update, { passive: true })
  update()
}

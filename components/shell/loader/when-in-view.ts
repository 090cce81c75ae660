/** Does something once, when an element comes into view or as near to it as the margin. */
export function whenInView(element: Element, act: () => void, rootMargin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin },
  )
  observer.observe(element)
}

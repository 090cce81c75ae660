/**
 * Loads the map of another site when it is near the viewport or when its button is pressed, but not
 * while offline: browsers would show an error page in it. Until then its frame waits in a template:
 * Chromium loads one with `loading="lazy"` from 1,250 px away.
 */
export function loadMap(root: ParentNode): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-map]')
  if (!template?.parentElement) return
  const button = template.parentElement.querySelector('button')
  const frame = template.content.firstElementChild
  const show = () => {
    if (!frame || !navigator.onLine) return
    template.replaceWith(frame)
    if (button && frame instanceof HTMLElement) {
      button.remove()
      frame.focus()
    }
  }
  if (button) {
    button.addEventListener('click', show)
    return
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      show()
      addEventListener('online', show, { once: true })
    },
    { rootMargin: '300px' },
  )
  observer.observe(template.parentElement)
}

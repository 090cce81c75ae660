import { whenInView } from './when-in-view.ts'

/**
 * Loads the map of another site when it is near the viewport or when its button is pressed, but not
 * while offline: browsers would show an error page in it. Until then its frame waits in a template:
 * Chromium loads one with `loading="lazy"` from 1,250 px away.
 */
export function loadMap(root: ParentNode): void {
  const template = root.querySelector<HTMLTemplateElement>('template[data-map]')
  const frame = template?.content.querySelector('iframe')
  if (!template?.parentElement || !frame) return
  const button = template.parentElement.querySelector('button')
  const show = () => {
    if (!navigator.onLine) {
      addEventListener('online', show, { once: true })
      return
    }
    template.replaceWith(frame)
    if (!button) return
    button.remove()
    frame.focus()
  }
  if (button) button.addEventListener('click', show)
  else whenInView(template.parentElement, show, '300px')
}

import { whenInView } from './when-in-view.ts'

/**
 * Loads the map of another site when it is near the viewport or when its button is pressed, but not
 * while offline or if a network blocks the site: browsers would show an error page in the frame, which no
 * script can detect. Until then the frame waits in a template: Chromium loads one with `loading="lazy"`
 * from 1,250 px away.
 */
export function loadMap(root: ParentNode): void {
  const map = root.querySelector('.map')
  const frame = map?.querySelector('template')?.content.querySelector('iframe')
  if (!map || !frame) return
  const button = map.querySelector('button')
  const show = async () => {
    try {
      await fetch(new URL('/robots.txt', frame.src), { mode: 'no-cors' })
    } catch {
      addEventListener('online', show, { once: true })
      return
    }
    map.append(frame)
    if (!button) return
    button.remove()
    frame.focus()
  }
  if (button) button.addEventListener('click', show)
  else whenInView(map, show, '300px')
}

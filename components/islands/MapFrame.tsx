import { useHydrated } from '#components/browser/use-browser.ts'

/**
 * What the map's page may do. It keeps its origin: without one it would send no Referer, and
 * OpenStreetMap refuses its tiles then. As the page of another site it gains nothing by it here.
 */
const rights = ['allow-scripts', 'allow-same-origin', 'allow-popups'].join(' ')

type Props = {
  /** Names the frame for those who do not see it. */
  title: string
  /** Address of the embedded view. */
  embed: string
}

/**
 * Another site's map, fetched when it is near. Chromium calls 1,250 px near; what is left undrawn
 * is not, so the frame waits for its island. Without script it is drawn, and lazy by itself.
 */
export function MapFrame({ title, embed }: Props) {
  const isNear = useHydrated()
  const waiting = '[content-visibility:hidden] noscript:[content-visibility:visible]'
  return (
    <div className={`absolute inset-0 ${isNear ? '' : waiting}`}>
      <iframe src={embed} title={title} loading="lazy" sandbox={rights} className="size-full" />
    </div>
  )
}

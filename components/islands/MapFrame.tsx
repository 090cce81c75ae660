import { useHydrated } from '#components/browser/use-hydrated.ts'

/**
 * Without its origin, the map would send no Referer, and OpenStreetMap would refuse its tiles.
 * A page of another site can't use its origin against this one.
 */
const permissions = 'allow-scripts allow-same-origin allow-popups'

type Props = {
  /** Accessible name of the frame. */
  title: string
  embed: string
}

/**
 * The map of another site, loaded when it is near the viewport. With `loading="lazy"` alone, Chromium
 * would load it 1,250 px away from it, so it stays hidden until the island is hydrated.
 */
export function MapFrame({ title, embed }: Props) {
  const isNear = useHydrated()
  const hidden = '[content-visibility:hidden] noscript:[content-visibility:visible]'
  return (
    <div className={`absolute inset-0 ${isNear ? '' : hidden}`}>
      <iframe
        src={embed}
        title={title}
        loading="lazy"
        sandbox={permissions}
        className="size-full"
      />
    </div>
  )
}

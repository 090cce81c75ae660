import { useState } from 'react'
import { useHydrated, useOnline } from '#components/browser/hooks.ts'
import { button } from '#components/ui/Button.tsx'

/**
 * Without its origin, the map would send no Referer, and OpenStreetMap would refuse its tiles.
 * A page of another site can't use its origin against this one.
 */
const permissions = 'allow-scripts allow-same-origin allow-popups'

type Props = {
  /** Accessible name of the frame. */
  title: string
  embed: string
  /** The words on the button that loads the map. Without it, the map is loaded when it is near. */
  press?: string
}

/**
 * The map of another site, loaded when it is near the viewport or when its button is pressed.
 * Until then there is no frame: Chromium loads one with `loading="lazy"` from 1,250 px away. Offline
 * there is none either: browsers would show an error page in it. Script can't tell such a frame from
 * one that has loaded: both fire `load`, with the same entry in Resource Timing.
 */
export function MapFrame({ title, embed, press }: Props) {
  const isNear = useHydrated()
  const isOnline = useOnline()
  const [isPressed, setIsPressed] = useState(false)
  // Once there, a map stays.
  const [wasOnline, setWasOnline] = useState(false)
  if (isNear && isOnline && !wasOnline) setWasOnline(true)
  if (press && !(isPressed && wasOnline)) {
    return (
      <button type="button" className={button()} onClick={() => setIsPressed(isOnline)}>
        {press}
      </button>
    )
  }
  const frame = (
    <iframe
      // The pressed button is gone.
      ref={(element) => void (isPressed && element?.focus())}
      src={embed}
      title={title}
      loading="lazy"
      sandbox={permissions}
      className="absolute inset-0 size-full"
    />
  )
  if (!isNear) return <noscript>{frame}</noscript>
  return wasOnline ? frame : null
}

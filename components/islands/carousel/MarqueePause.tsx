import { Pause, Play } from 'lucide'
import { useEffect, useState } from 'react'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { IconButton } from '#components/ui/Button.tsx'

type Props = {
  /** Id of the marquee, which stops while it has `data-paused`. */
  strip: string
  /** What it pauses, for the accessible name. */
  label: string
}

/** Pauses a marquee. */
export function MarqueePause({ strip, label }: Props) {
  const strings = useBrowserStrings().carousel
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    document.getElementById(strip)?.toggleAttribute('data-paused', isPaused)
  }, [strip, isPaused])
  return (
    <IconButton
      of={isPaused ? Play : Pause}
      label={(isPaused ? strings.play : strings.pause)(label)}
      className="motion-reduce:hidden noscript:hidden"
      aria-controls={strip}
      onClick={() => setPaused(!isPaused)}
    />
  )
}

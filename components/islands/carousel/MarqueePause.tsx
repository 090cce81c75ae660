import { Pause, Play } from 'lucide'
import { useEffect, useState } from 'react'
import { carouselStrings as strings } from '#components/strings.ts'
import { iconButton } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { useHydrated } from '#components/browser/use-hydrated.ts'

type Props = {
  /** Id of the marquee, which stops while it has `data-paused`. */
  strip: string
  /** What it pauses. */
  label: string
}

/** Pauses a marquee. Invisible until the script runs, but it already takes its space. */
export function MarqueePause({ strip, label }: Props) {
  const isHydrated = useHydrated()
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    document.getElementById(strip)?.toggleAttribute('data-paused', isPaused)
  }, [strip, isPaused])
  return (
    <button
      type="button"
      className={`${iconButton} motion-reduce:hidden ${isHydrated ? '' : 'invisible'}`}
      aria-label={(isPaused ? strings.play : strings.pause)(label)}
      aria-controls={strip}
      onClick={() => setPaused(!isPaused)}
    >
      {isPaused ? <Icon of={Play} size={22} /> : <Icon of={Pause} size={22} />}
    </button>
  )
}

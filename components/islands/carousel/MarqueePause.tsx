import { Pause, Play } from 'lucide'
import { useEffect, useState } from 'react'
import { carouselStrings as strings } from '#components/strings.ts'
import { iconButton } from '#components/ui/button.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { useHydrated } from '#components/browser/use-browser.ts'

type Props = {
  /** Id of the moving strip, which stands still while it has `data-paused`. */
  strip: string
}

/** Stops a marquee for good. Unseen, but in its place, until the script is there. */
export function MarqueePause({ strip }: Props) {
  const isHydrated = useHydrated()
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    document.getElementById(strip)?.toggleAttribute('data-paused', isPaused)
  }, [strip, isPaused])
  return (
    <button
      type="button"
      className={`${iconButton} motion-reduce:hidden ${isHydrated ? '' : 'invisible'}`}
      aria-label={isPaused ? strings.play : strings.pause}
      aria-controls={strip}
      onClick={() => setPaused(!isPaused)}
    >
      {isPaused ? <Icon of={Play} size={22} /> : <Icon of={Pause} size={22} />}
    </button>
  )
}

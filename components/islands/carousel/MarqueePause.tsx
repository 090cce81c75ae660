import { useEffect, useState } from 'react'
import { useHydrated } from '#components/browser/hooks.ts'
import { PauseButton } from './PauseButton.tsx'

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
    <PauseButton
      what={label}
      isPaused={isPaused}
      className={`motion-reduce:hidden ${isHydrated ? '' : 'invisible'}`}
      aria-controls={strip}
      onClick={() => setPaused(!isPaused)}
    />
  )
}

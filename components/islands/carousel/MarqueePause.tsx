import { useEffect, useState } from 'react'
import { PauseButton } from './PauseButton.tsx'

type Props = {
  /** Id of the marquee, which stops while it has `data-paused`. */
  strip: string
  label: string
}

export function MarqueePause({ strip, label }: Props) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    document.getElementById(strip)?.toggleAttribute('data-paused', isPaused)
  }, [strip, isPaused])
  return (
    <PauseButton
      isPaused={isPaused}
      label={label}
      className="motion-reduce:hidden noscript:hidden"
      aria-controls={strip}
      onClick={() => setPaused(!isPaused)}
    />
  )
}

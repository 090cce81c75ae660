import { useEffect, useEffectEvent, useRef } from 'react'

type Options = {
  /** Milliseconds in all. */
  length: number
  isRunning: boolean
  onEnd: () => void
}

/** Counts time down while it runs and keeps what is left while it does not. */
export function useCountdown({ length, isRunning, onEnd }: Options): void {
  const left = useRef(length)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning) return
    const start = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [isRunning])
}

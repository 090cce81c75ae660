import { CircleAlert, CircleCheck, X } from 'lucide'
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { toastStrings as strings } from '#components/strings.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { closeToast, durationMs, type Toast } from './store.ts'

/** A success stays for a while. The time stops while it is hovered or focused. */
export function ToastCard({ toast: { id, tone, title, text } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const isError = tone === 'error'
  const close = () => closeToast(id)
  useCountdown({ durationMs, isRunning: !isError && !isHeld, onEnd: close })
  return (
    <div
      role={isError ? 'alert' : 'status'}
      data-hour="dawn"
      className={`toast ${isError ? 'border-vermilion' : 'border-juniper-400'}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={isError ? CircleAlert : CircleCheck} size={26} className="mt-0.5" />
      <p>
        <b className="block">{title}</b>
        {text}
      </p>
      <button type="button" className="toast-close" aria-label={strings.close} onClick={close}>
        <Icon of={X} size={20} />
      </button>
    </div>
  )
}

type Options = {
  durationMs: number
  isRunning: boolean
  onEnd: () => void
}

/** A timer that can be paused. */
function useCountdown({ durationMs, isRunning, onEnd }: Options): void {
  const left = useRef(durationMs)
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

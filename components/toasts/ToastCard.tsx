import { CircleAlert, CircleCheck, X } from 'lucide'
import { useState } from 'react'
import { toastStrings as strings } from '#components/strings.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { closeToast, type Toast } from './store.ts'
import { useCountdown } from './use-countdown.ts'

/** Milliseconds that good news stays; its time stops while it is hovered or focused. */
const stay = 6000

export function ToastCard({ toast: { id, tone, title, text } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const isError = tone === 'error'
  const close = () => closeToast(id)
  useCountdown({ length: stay, isRunning: !isError && !isHeld, onEnd: close })
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

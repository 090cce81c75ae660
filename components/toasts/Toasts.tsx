import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import {
  closeToasts,
  currentToasts,
  watchToasts,
  type Toast,
  closeToast,
  durationMs,
} from './store.ts'
import { usePresence } from '#components/browser/hooks.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { CircleAlert, CircleCheck, X } from 'lucide'

const none: readonly Toast[] = []

const closeOnEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') closeToasts()
}

/**
 * The toasts, at the lower right or along the bottom of a small screen. Escape closes them, because
 * they may cover the focused element. Closing one returns focus to where it was before.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none)
  const origin = useRef<EventTarget>(null)

  const keepOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }

  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost && origin.current instanceof HTMLElement) {
      origin.current.focus({ preventScroll: true })
    }
    origin.current = null
    if (toasts.length === 0) return
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [toasts])

  if (toasts.length === 0) return null
  return (
    <div className="contents" onFocus={keepOrigin}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** A success stays for a while. The time stops while it is hovered or focused. */
function ToastCard({ toast: { id, tone, title, text, isRepeat } }: { toast: Toast }) {
  const { isPresent: isHeld, props } = usePresence<HTMLDivElement>(':focus')
  const isError = tone === 'error'
  const left = useRef(durationMs)
  useEffect(() => {
    if (isError || isHeld) return
    const start = Date.now()
    const timer = setTimeout(closeToast, left.current, id)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - start
    }
  }, [isError, isHeld, id])
  return (
    <div
      role={isRepeat ? 'region' : isError ? 'alert' : 'status'}
      aria-label={isRepeat ? title : undefined}
      data-hour="dawn"
      className={`toast ${isError ? 'border-vermilion' : 'border-juniper-400'}`}
      {...props}
    >
      <Icon of={isError ? CircleAlert : CircleCheck} size="26px" className="mt-0.5" />
      <p>
        <b className="block">{title}</b>
        {text}
      </p>
      <button
        type="button"
        className="sticky top-0 -my-2 grid aspect-square w-full place-items-center rounded-sm border-2 border-transparent recolour hover:bg-tint"
        aria-label={useBrowserStrings().shell.close}
        onClick={() => closeToast(id)}
      >
        <Icon of={X} size="20px" />
      </button>
    </div>
  )
}

import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { closeToasts, currentToasts, watchToasts, type Toast } from './store.ts'
import { ToastCard } from './ToastCard.tsx'

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

  return (
    <div className="toasts" onFocus={keepOrigin}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

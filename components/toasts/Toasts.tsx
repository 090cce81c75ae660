import { CircleAlert, CircleCheck, X } from 'lucide'
import { useEffect, useRef, type FocusEvent } from 'react'
import { usePresence } from '#components/browser/hooks.ts'
import { useBrowserStrings } from '#components/strings/browser-strings.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { closeToast, type Toast, useToast } from './store.ts'

/** How long a success stays. */
const durationMs = 6000

const closeOnEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') closeToast()
}

/**
 * The toast, at the lower right or along the bottom of a small screen. Escape closes it, because
 * it may cover the focused element. Closing it returns focus to where it was before.
 */
export function Toasts() {
  const toast = useToast()
  const origin = useRef<EventTarget>(null)

  const keepOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }

  useEffect(() => {
    if (!toast) return
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      const isFocusLost = document.activeElement === document.body
      if (isFocusLost && origin.current instanceof HTMLElement)
        origin.current.focus({ preventScroll: true })
      origin.current = null
    }
  }, [toast])

  if (!toast) return null
  return (
    <div className="contents" onFocus={keepOrigin}>
      <ToastCard {...toast} />
    </div>
  )
}

/** A success closes after a while, but not while it is hovered or focused. */
function ToastCard({ tone, title, text }: Toast) {
  const { isPresent: isHeld, props } = usePresence<HTMLDivElement>(':focus')
  const isError = tone === 'error'
  useEffect(() => {
    if (isError || isHeld) return
    const timer = setTimeout(closeToast, durationMs)
    return () => clearTimeout(timer)
  }, [isError, isHeld])
  return (
    <div
      role={isError ? 'alert' : 'status'}
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
        onClick={closeToast}
      >
        <Icon of={X} size="20px" />
      </button>
    </div>
  )
}

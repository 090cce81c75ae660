import { useSyncExternalStore } from 'react'
import { currentToasts, watchToasts, type Toast } from './store.ts'
import { ToastCard } from './ToastCard.tsx'

const none: readonly Toast[] = []

/** Where toasts appear: lower right, or along the bottom of a small screen. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none)
  return (
    <div className="toasts">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** A message over the page. A success disappears after a while, an error stays until it is closed. */
export type Toast = {
  id: number
  tone: 'success' | 'error'
  title: string
  text: string
  /** True if an alert on the page says the same, which screen readers say once. */
  isRepeat?: boolean
}

/** How long a success stays, and an error once the form's alert is in view. */
export const durationMs = 6000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast, in place of one with the same text, and returns its id. Islands and the shell share no
 * React context, so they use this store.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  change([...toasts.filter(({ text }) => text !== toast.text), { ...toast, id: lastId }])
  return lastId
}

export const closeToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

export function closeToasts(): void {
  if (toasts.length > 0) change([])
}

export const currentToasts = (): readonly Toast[] => toasts

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

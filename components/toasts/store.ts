/** A message that appears over the page: good news leaves by itself, bad news stays until closed. */
export type Toast = {
  id: number
  tone: 'success' | 'error'
  title: string
  text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast, and gives its id. Islands and shell share no React context: they meet in this module. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  change([...toasts, { ...toast, id: lastId }])
  return lastId
}

export const closeToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

/** Takes every toast away, before new news. */
export function closeToasts(): void {
  if (toasts.length > 0) change([])
}

export const currentToasts = (): readonly Toast[] => toasts

/** Calls back after every change; gives the way to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

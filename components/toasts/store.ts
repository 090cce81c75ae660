import { createStore } from '#components/browser/store.ts'

/** A message over the page. A success disappears after a while, an error stays until it is closed. */
export type Toast = {
  tone: 'success' | 'error'
  title: string
  text: string
}

const current = createStore<Toast | undefined>(undefined)

export const useToast = current.use

/** Shows a toast in place of the one before. */
export const showToast = (toast: Toast): void => current.set(toast)

export const closeToast = (): void => current.set(undefined)

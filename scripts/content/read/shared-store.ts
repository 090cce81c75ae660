import { AsyncLocalStorage } from 'node:async_hooks'
import { createContentStore, type ContentStore, type ReadResult } from './load.ts'

/** The one store of a development server. */
export type SharedStore = Pick<ContentStore, 'read'> & {
  /** Does the work of one request, which is shown one state of the content however often it reads. */
  readonly during: (work: () => void) => void
  /**
   * Reads because something has changed, if it is known at which posix paths alone; a page that asks
   * for itself at once is shown the same.
   */
  readonly renew: () => Promise<ReadResult>
}

/** Milliseconds until the page in an open tab, told of a change, has asked for itself. */
const atOnce = 200

declare global {
  var sharedContentStore: SharedStore | undefined
}

/**
 * Begins the store of a development server, with what is not published, marked. It outlives the
 * modules that Vite loads anew after a change of a component; a change of the compiler or of a
 * schema restarts the server, and with it the store.
 */
export function beginSharedStore(root: string): SharedStore {
  const store = createContentStore(root, { keepUnpublished: true })
  const requests = new AsyncLocalStorage<{ result?: Promise<ReadResult> }>()
  let renewed: { result: Promise<ReadResult>; until: number } | undefined
  globalThis.sharedContentStore = {
    read(instead, progress) {
      const request = requests.getStore()
      if (!request || instead) return store.read(instead, progress)
      request.result ??=
        renewed && performance.now() < renewed.until ? renewed.result : store.read()
      return request.result
    },
    async renew() {
      const result = store.read()
      await result
      renewed = { result, until: performance.now() + atOnce }
      return result
    },
    during: (work) => requests.run({}, work),
  }
  return globalThis.sharedContentStore
}

/** The store that the development server of this process has begun. */
export const sharedStore = (root: string): SharedStore =>
  globalThis.sharedContentStore ?? beginSharedStore(root)

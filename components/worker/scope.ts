type Work = {
  waitUntil: (work: Promise<unknown>) => void
  /** In a message: the address of a page, then of each file that it loaded (shell/loader/offline.ts). */
  data: readonly string[]
}

/** The globals that the worker uses. TypeScript's libraries for pages and workers exclude each other. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: Work) => void,
  ) => void
}

declare const self: WorkerScope

export const worker = self

/** The address of Home, with a slash at its end. */
export const { scope } = worker.registration

/** Sites on the same origin share its caches, so the names contain the scope. */
export const cacheNames = {
  pages: `site:${scope}:pages`,
  files: `site:${scope}:files`,
  offline: `site:${scope}:offline`,
}

/** The globals that the worker uses. TypeScript's libraries for pages and workers exclude each other. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

declare const self: WorkerScope

export const worker = self

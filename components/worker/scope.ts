/** Service workers' globals, as far as they are used; TypeScript's libraries for them and for pages exclude each other. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

declare const self: WorkerScope

/** The worker's global scope. */
export const worker = self

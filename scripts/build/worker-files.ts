/** Where the bundle keeps the script of the service worker, and of the one that undoes it. */
export const workerFiles = { worker: 'worker.js', removal: 'removal.js' } as const

/** False where SERVICE_WORKER=0: the build writes one that takes away itself and all it kept. */
export const hasServiceWorker = (): boolean => process.env['SERVICE_WORKER'] !== '0'

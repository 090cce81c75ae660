export { buildSite } from './build-site.ts'
export { serviceWorker } from './service-worker.ts'

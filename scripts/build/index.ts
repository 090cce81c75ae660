export { buildSite } from './build-site.ts'
export { cutFont, partsOf } from './fonts/index.ts'
export { serviceWorker } from './service-worker.ts'

export { buildSite } from './build-site.ts'
export { pictureVariants } from './picture-variants.ts'
export { serviceWorker } from './service-worker.ts'

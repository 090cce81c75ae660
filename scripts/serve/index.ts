export { lastEdited } from './dev/last-edited.ts'
export { listen } from './listen.ts'
export {
  readBuiltSite,
  readSiteManifest,
  runPreview,
  startPreview,
} from './preview/preview-server.ts'
export { staticHost } from './preview/static-host.ts'

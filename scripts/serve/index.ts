export { lastEdited } from './dev/last-edited.ts'
export { listen } from './listen.ts'
export { runPreview, startPreview } from './preview/preview-server.ts'
export { staticHost } from './preview/static-host.ts'

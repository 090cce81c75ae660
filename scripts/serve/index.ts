export { devPlugins } from './dev/dev-plugins.ts'
export { lastEdited } from './dev/last-edited.ts'
export { previewOptions, runPreview } from './preview/preview-server.ts'
export { staticHost } from './preview/static-host.ts'

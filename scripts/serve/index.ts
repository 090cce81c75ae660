export { devPlugins } from './dev/dev-plugins.ts'
export { lastEdited } from './dev/last-edited.ts'
export { openedBy } from './own-requests.ts'
export { addressOf, addressOptions, runPreview } from './preview/preview-server.ts'

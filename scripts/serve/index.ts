export { devPlugins } from './dev/dev-plugins.ts'
export { openedBy } from './own-requests.ts'
export { addressOf, addressOptions, runPreview } from './preview/preview-server.ts'

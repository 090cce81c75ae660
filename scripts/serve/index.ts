export { devPlugins } from './dev/dev-plugins.ts'
export { openedBy } from './local-hosts.ts'
export { addressOf, addressOptions, runPreview } from './preview/preview-server.ts'

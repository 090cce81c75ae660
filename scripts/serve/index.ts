export { devPlugins } from './dev/dev-plugins.ts'
export { openedBy } from './local-hosts.ts'
export { hostOption, runPreview } from './preview/preview-server.ts'

export { cachedFile } from './cached-bytes.ts'
export { emitMedia, mediaDir, mediaName } from './emit.ts'
export { packageVersion } from './package-version.ts'

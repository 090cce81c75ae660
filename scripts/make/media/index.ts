export { createDrawings, emitMedia, mediaFile, mediaName, pruneMedia } from './emit.ts'
export { packageVersion } from './package-version.ts'

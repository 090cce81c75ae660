export { createDrawings, emitMedia, mediaFile, mediaName, pruneMedia } from './emit.ts'

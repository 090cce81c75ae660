export { families } from './font-source.ts'
export { readyFolder, writeReadyFonts } from './ready-fonts.ts'
export { staticFont } from './static-font.ts'

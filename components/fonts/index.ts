import eczar from './eczar.woff2?url'
import publicSans from './public-sans.woff2?url'

export { nameInFont } from './name.ts'

/** The address of the font of Latin text. */
export const textFont = publicSans

/** The addresses of the fonts that every page needs for its first paint; a Nepali one has others. */
export const preloadedFonts = [eczar, textFont]

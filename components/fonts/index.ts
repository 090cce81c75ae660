import eczar from './eczar.woff2?url'
import publicSans from './public-sans.woff2?url'

export { nameInFont } from './name.ts'

/** The addresses of the fonts that every page needs for its first paint. */
export const preloadedFonts = [eczar, publicSans]

/** Fonts by the names of their families. There is one family per script (see README.md). */
export const displayFonts = ['eczar-latin', 'eczar-latin-ext', 'eczar-devanagari']

export const textFonts = [
  'public-sans-latin',
  'public-sans-latin-ext',
  'public-sans-vietnamese',
  'eczar-devanagari',
]

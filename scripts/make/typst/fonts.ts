import path from 'node:path'

/** A font has one file per script. Each file is a family of its own, so that Typst looks into all. */
export const families = {
  eczar: ['eczar-latin', 'eczar-latin-ext', 'eczar-devanagari'],
  'public-sans': ['public-sans-latin', 'public-sans-latin-ext', 'public-sans-vietnamese'],
} as const

/** The static TrueType files of a font in one of its weights, Latin first. */
export const fontFiles = (font: keyof typeof families, weight: 400 | 500 | 600): string[] =>
  families[font].map((family) => path.join(import.meta.dirname, 'fonts', `${family}-${weight}.ttf`))

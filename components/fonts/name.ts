/** The only name that the font Eczar Name can set. Another one needs the whole Devanagari font. */
export const nameInFont = 'माइतीघर इन्स्टिच्युट'

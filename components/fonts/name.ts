/** The only text that the font Eczar Name can set. Another name needs the whole Devanagari font. */
export const nameInFont = 'माइतीघर इन्स्टिच्युट'

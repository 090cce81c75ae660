/** The palettes of a weaving and the arrangements of its summits, which frontmatter may choose. */
export const hours = ['dawn', 'noon', 'blue', 'gold', 'gurans', 'juniper'] as const
export const compositions = ['summit', 'pass', 'twin', 'range'] as const

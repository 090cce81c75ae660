/** What frontmatter may choose of a weaving: its palette and the arrangement of the summits. */
export const hours = ['dawn', 'noon', 'blue', 'gold', 'gurans', 'juniper'] as const
export const compositions = ['summit', 'pass', 'twin', 'range'] as const

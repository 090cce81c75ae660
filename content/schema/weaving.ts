/** The palettes of a weaving and its compositions, which frontmatter may choose. */
export const hours = ['dawn', 'noon', 'blue', 'gold', 'gurans', 'juniper'] as const

/** Arrangements of the summits. */
const horizons = ['summit', 'pass', 'twin', 'range'] as const

/** Scenes in front of the summits, such as the subject of a program. */
export const scenes = [
  'house',
  'town',
  'gables',
  'terraces',
  'stairs',
  'pages',
  'loom',
  'beads',
  'circle',
  'paths',
] as const

export const compositions = [...horizons, ...scenes] as const

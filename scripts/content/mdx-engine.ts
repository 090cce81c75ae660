import { BuildStopped } from '#scripts/build-stopped.ts'

export type MdxEngine = 'unified' | 'satteri'

/**
 * What reads the text of MDX: MDX_ENGINE, or else the parsers of unified. With `satteri`, a parser in
 * Rust, each text in which the two might differ is still read by unified's, so that the site and all
 * messages stay the same.
 */
export function mdxEngine(): MdxEngine {
  const wanted = process.env['MDX_ENGINE'] || 'unified'
  if (wanted === 'unified' || wanted === 'satteri') return wanted
  throw new BuildStopped(`MDX_ENGINE=${wanted}: expected unified or satteri`)
}

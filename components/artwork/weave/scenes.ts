import type { Palette } from '../shared/hours.ts'
import { gables, house, terraces, town } from './buildings.ts'
import type { Scene } from './compositions.ts'
import { beads, circle, loom, pages, paths, stairs } from './objects.ts'

/*
 * The subject of a page or program, in front of the peaks: drawn in cells around the middle of its
 * base, with flat sides light and shaded as on the peaks. The ridges cover the cells below the base.
 */
const scenes = {
  house,
  town,
  gables,
  terraces,
  stairs,
  pages,
  loom,
  beads,
  circle,
  paths,
} satisfies Record<Scene, (palette: Palette) => string>

type Place = { x: number; y: number; cell: number }

/** A scene with the middle of its base at a point, in pixels. */
export const sceneElements = (scene: Scene, { x, y, cell }: Place, palette: Palette): string =>
  `<g transform="translate(${x} ${y}) scale(${cell})">${scenes[scene](palette)}</g>`

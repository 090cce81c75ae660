import { type compositions, scenes } from '#content/schema/weaving.ts'
import type { Layout } from '../shared/cloth.ts'
import { randomFrom } from '../shared/random.ts'

/** The arrangement of the summits, or a scene in front of them. */
export type Composition = (typeof compositions)[number]

export type Summit = readonly [x: number, height: number]

const at = (x: number, height: number): Summit => [x, height]

/** As fractions: x from the left, a summit's height from the bottom, the medallion's y from the top. */
type Places = {
  name: Composition
  summits: readonly Summit[]
  medallion: readonly [x: number, y: number]
  /** The scene in front of the summits, with the middle of its base: x and its height. */
  scene?: { name: Scene; at: readonly [x: number, height: number] }
}

export type Scene = (typeof scenes)[number]

/** The subject of a hero is in the last third of the width. The rest is for text. */
const hero: readonly [Places, ...Places[]] = [
  {
    name: 'summit',
    summits: [at(0.885, 0.8), at(0.79, 0.47), at(0.985, 0.56)],
    medallion: [0.8, 0.24],
  },
  {
    name: 'pass',
    summits: [at(0.77, 0.6), at(0.985, 0.8), at(0.885, 0.46)],
    medallion: [0.868, 0.25],
  },
  {
    name: 'twin',
    summits: [at(0.855, 0.74), at(0.925, 0.66), at(0.745, 0.43), at(1.01, 0.47)],
    medallion: [0.765, 0.22],
  },
]

/** Medallions stay within 23–77 % of the width, so that a crop to 5:4 includes them. */
const card: readonly [Places, ...Places[]] = [
  {
    name: 'summit',
    summits: [at(0.6, 0.78), at(0.24, 0.47), at(0.95, 0.52)],
    medallion: [0.28, 0.23],
  },
  {
    name: 'pass',
    summits: [at(0.15, 0.66), at(0.87, 0.74), at(0.52, 0.44)],
    medallion: [0.51, 0.28],
  },
  {
    name: 'twin',
    summits: [at(0.36, 0.68), at(0.57, 0.76), at(0.04, 0.42), at(0.98, 0.44)],
    medallion: [0.77, 0.22],
  },
  {
    name: 'range',
    summits: [at(0.1, 0.5), at(0.38, 0.6), at(0.68, 0.74), at(1, 0.55)],
    medallion: [0.27, 0.2],
  },
]

const places = { hero, card } as const satisfies Record<Layout, unknown>

/** The summits behind a scene, and where it stands. */
const behind = {
  hero: {
    summits: [at(0.765, 0.5), at(0.97, 0.62)],
    medallion: [0.745, 0.2],
    at: [0.865, 0.36],
  },
  card: {
    summits: [at(0.14, 0.58), at(0.93, 0.66)],
    medallion: [0.24, 0.22],
    at: [0.54, 0.28],
  },
} as const satisfies Record<Layout, unknown>

/** The chosen composition if the layout has it, or else summits that depend on the slug. */
export function placesOf(slug: string, layout: Layout, chosen?: Composition): Places {
  const scene = scenes.find((name) => name === chosen)
  if (scene) {
    const { at: place, ...horizon } = behind[layout]
    return { ...horizon, name: scene, scene: { name: scene, at: place } }
  }
  const named = places[layout].find(({ name }) => name === chosen)
  return named ?? randomFrom(`${slug}:${layout}:composition`).pick(places[layout])
}

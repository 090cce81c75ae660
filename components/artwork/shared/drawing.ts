/** An SVG and its size in pixels. */
export type Drawing = {
  svg: string
  width: number
  height: number
  /** The content of the `<svg>` element. */
  elements: string
  /** True to render without anti-aliasing, which keeps small stitches sharp. */
  crisp: boolean
}

type Options = {
  /** The coordinates of the upper left corner. Default: 0 0. */
  origin?: readonly [x: number, y: number]
  crisp?: boolean
}

export function drawing(
  width: number,
  height: number,
  elements: string,
  { origin = [0, 0], crisp = false }: Options = {},
): Drawing {
  const edges = crisp ? ' shape-rendering="crispEdges"' : ''
  const box = `viewBox="${origin[0]} ${origin[1]} ${width} ${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}${edges}>${elements}</svg>`
  return { svg, width, height, elements, crisp }
}

/** A drawing as a file, for img. `src` is a path from the site's root; sizes are in pixels. */
export type Media = { src: string; width: number; height: number }

/** Stores a drawing as a file of the site. Drawings with one key are equal, so `draw` may be skipped. */
export type AddDrawing = (key: string, name: string, draw: () => Drawing) => Media

/** Draws each drawing once. `store` takes its SVG and returns its address. */
export function drawOnce(store: (svg: string, name: string) => string): AddDrawing {
  const known = new Map<string, Media>()
  return (key, name, draw) => {
    const found = known.get(key)
    if (found) return found
    const { svg, width, height } = draw()
    const media = { src: store(svg, name), width, height }
    known.set(key, media)
    return media
  }
}

export const filled = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

type Shape = {
  /** The upper left corner of the top tip. */
  at: readonly [x: number, y: number]
  /** Number of steps from the top to the middle, and the size of a step in pixels. */
  steps: number
  step: readonly [width: number, height: number]
  /** The size of the flat tips. Default: one step. */
  tip?: readonly [width: number, height: number]
}

/** Path data of a diamond with stepped edges, the shape that all ornaments share. */
export function steppedDiamond({ at: [x, y], steps, step: [w, h], tip = [w, h] }: Shape): string {
  const [across, down] = tip
  const downRight = `v${h}h${w}`.repeat(steps)
  const downLeft = `h${-w}v${h}`.repeat(steps)
  const upLeft = `v${-h}h${-w}`.repeat(steps)
  const upRight = `h${w}v${-h}`.repeat(steps)
  return `M${x} ${y}h${across}${downRight}v${down}${downLeft}h${-across}${upLeft}v${-down}${upRight}z`
}

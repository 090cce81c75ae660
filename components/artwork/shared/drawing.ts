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
  /** Adds width and height, for drawings that are used in CSS. */
  sized?: boolean
}

export function drawing(
  width: number,
  height: number,
  elements: string,
  { origin = [0, 0], crisp = false, sized = false }: Options = {},
): Drawing {
  const size = sized ? ` width="${width}" height="${height}"` : ''
  const edges = crisp ? ' shape-rendering="crispEdges"' : ''
  const box = `viewBox="${origin[0]} ${origin[1]} ${width} ${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}${size}${edges}>${elements}</svg>`
  return { svg, width, height, elements, crisp }
}

export const filled = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

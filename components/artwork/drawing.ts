/** An SVG with its natural size in pixels. */
export type Drawing = {
  svg: string
  width: number
  height: number
  /** What stands in the SVG's root. */
  elements: string
  /** Whether the edges of small stitches are kept whole pixels. */
  crisp: boolean
}

type Options = {
  /** The upper left corner of the drawing's coordinates; 0 0 when left out. */
  origin?: readonly [x: number, y: number]
  crisp?: boolean
  /** Writes the size into the file, for drawings that CSS uses as they are. */
  sized?: boolean
}

/** Wraps the elements of a drawing in its SVG root. */
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

/** A filled path. */
export const filled = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

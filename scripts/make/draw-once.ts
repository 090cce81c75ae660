import type { AddDrawing, Media } from '#components/artwork/index.ts'

/** Makes each drawing once. `store` takes its SVG and returns its address. */
export function drawOnce(store: (svg: string, name: string) => string): AddDrawing {
  const known = new Map<string, Media>()
  return (key, name, draw) => {
    const found = known.get(key)
    if (found) return found
    const { svg, width, height } = draw()
    const drawing = { src: store(svg, name), width, height }
    known.set(key, drawing)
    return drawing
  }
}

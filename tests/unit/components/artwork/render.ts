import { Resvg } from '@resvg/resvg-js'

/** An SVG as its XML reader understands it; throws where the XML is not well-formed. */
const read = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()

/** Whether the SVG draws something; throws where it is not well-formed. */
export const draws = (svg: string): boolean => read(svg, 40).pixels.some((byte) => byte !== 0)

/** The colour of a pixel of the rendered SVG, as #rrggbb. */
export function colourAt(svg: string, x: number, y: number): string {
  const image = read(svg, 400)
  const start = (y * image.width + x) * 4
  return `#${image.pixels.subarray(start, start + 3).toString('hex')}`
}

/** The rows of pixels of the rendered SVG, each as text. */
export function rows(svg: string, width: number): string[][] {
  const image = read(svg, width)
  const pixels = image.pixels.toString('hex').match(/.{8}/g) ?? []
  return Array.from({ length: image.height }, (_, y) =>
    pixels.slice(y * image.width, (y + 1) * image.width),
  )
}

type Shape = {
  /** The upper left corner of the diamond's top. */
  at: readonly [x: number, y: number]
  /** Steps from the top to the middle, and the size of one in pixels. */
  steps: number
  step: readonly [width: number, height: number]
  /** The length of the four flat tips; one step when left out. */
  tip?: readonly [width: number, height: number]
}

/** Path data of a diamond with stepped edges: the stitch that all ornaments share. */
export function steppedDiamond({ at: [x, y], steps, step: [w, h], tip = [w, h] }: Shape): string {
  const [across, down] = tip
  const downRight = `v${h}h${w}`.repeat(steps)
  const downLeft = `h${-w}v${h}`.repeat(steps)
  const upLeft = `v${-h}h${-w}`.repeat(steps)
  const upRight = `h${w}v${-h}`.repeat(steps)
  return `M${x} ${y}h${across}${downRight}v${down}${downLeft}h${-across}${upLeft}v${-down}${upRight}z`
}

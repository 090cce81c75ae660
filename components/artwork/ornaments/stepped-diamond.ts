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

import { type Cloth, snap, stitchX, stitchY } from '../shared/cloth.ts'
import { filled } from '../shared/drawing.ts'
import type { Random } from '../shared/random.ts'

/** Three or four pairs of broken weft threads in the sky; the second of a pair is shorter. */
export function mist(cloth: Cloth, random: Random, colour: string): string {
  const { width, height } = cloth.stitch
  let d = ''
  for (let pairs = random.whole(3, 4); pairs > 0; pairs--) {
    const x = stitchX(cloth, random.between(...cloth.mist))
    const y = stitchY(cloth, random.between(0.1, 0.5))
    const long = random.whole(14, 34) * width
    const indent = random.whole(4, 10) * width
    const short = snap(long * 0.7, width)
    const thread = (length: number) => `h${length}v${height}h${-length}z`
    d += `M${x} ${y}${thread(long)}m${indent} ${2 * height}${thread(short)}`
  }
  return filled(colour, d)
}

import { type Drawing, drawing, filled } from './drawing.ts'
import { steppedDiamond } from './stepped-diamond.ts'

/** A stepped diamond in marigold before an item of a list, on a grid of 14 x 14. */
export const bullet = (): Drawing =>
  drawing(14, 14, filled('#f5b840', steppedDiamond({ at: [6, 0], steps: 3, step: [2, 2] })), {
    crisp: true,
  })

import { type Drawing, drawing, filled } from '../shared/drawing.ts'
import { steppedDiamond } from './stepped-diamond.ts'

/**
 * The logo of the header and the icons, 88 x 88: a gurans diamond with a white stepped peak.
 * A placeholder until the owner supplies a logo.
 */
export const logo = (): Drawing =>
  drawing(
    88,
    88,
    logoPaths()
      .map(([colour, d]) => filled(colour, d))
      .join(''),
    { crisp: true },
  )

export function logoPaths(): [colour: string, d: string][] {
  const diamond = steppedDiamond({ at: [40, 0], steps: 10, step: [4, 4], tip: [8, 8] })
  const peak = `M42 22h4${'v4h4'.repeat(6)}v4H18v-4${'h4v-4'.repeat(6)}z`
  const summit = 'M42 22h4v4h4v4h4v4h-4v-4h-4v4h-4v-4h-4v4h-4v-4h4v-4h4z'
  const threads = 'M26 56h36v4H26zM34 64h20v4H34z'
  return [
    ['#a31236', diamond],
    ['#fff', peak],
    ['#f4b43c', summit],
    ['#fff', threads],
  ]
}

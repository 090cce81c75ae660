import { type Drawing, drawing, filled } from '../shared/drawing.ts'

const grey = '#8b94b3'

const shapes = {
  square: filled(grey, 'M0 0h36v36H0z'),
  circle: `<circle cx="18" cy="18" r="18" fill="${grey}"/>`,
  triangle: filled(grey, 'M18 0l18 36H0z'),
} as const

export type LogoShape = keyof typeof shapes

/** A neutral shape of 36 x 36 beside the name of a partner without a logo. */
export const placeholderLogo = (shape: LogoShape): Drawing => drawing(36, 36, shapes[shape])

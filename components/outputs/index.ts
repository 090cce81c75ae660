import { brochures } from './brochure/output.ts'
import { calendar } from './calendar.ts'
import { feed } from './feed.ts'
import type { Output } from './output.ts'

export type { Changes, Output, TypstDocument } from './output.ts'
export {
  type HeroPhotograph,
  type SocialPicture,
  socialHeading,
  socialPictureOf,
} from './social-picture.ts'

/** All outputs. Social pictures, one for each page, are drawn beside them. */
export const outputs: readonly Output[] = [brochures, calendar, feed]

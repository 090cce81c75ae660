export type { SocialPicture } from './draw.ts'
export {
  socialHeading,
  socialPictureMaker,
  socialPictureOf,
  socialPicturePath,
} from './social-pictures.ts'

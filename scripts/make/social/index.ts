export type { SocialPicture } from './draw.ts'
export { socialHeading, socialPictureOf, socialPictures } from './social-pictures.ts'

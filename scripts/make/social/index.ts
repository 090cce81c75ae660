export { socialHeading, socialPictureOf } from './heading.ts'
export { type SocialPicture, socialPictures } from './social-pictures.ts'

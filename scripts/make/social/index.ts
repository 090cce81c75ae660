export { socialPictureMaker, socialPicturePath } from './social-pictures.ts'

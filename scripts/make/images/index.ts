export { imageVariants } from './image-variants.ts'

export { imageVariants, type ImageVariants } from './image-variants.ts'

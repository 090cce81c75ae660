export { pictureInspector } from './unusable-pictures.ts'

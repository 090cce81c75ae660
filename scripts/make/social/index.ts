export type { SocialImage } from './composed.ts'
export { socialImageOf } from './heading.ts'
export { socialFile } from './social-image.ts'
export { socialKey, socialPath } from './social-path.ts'

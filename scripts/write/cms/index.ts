export { cmsConfiguration, formAddress } from './configuration.ts'
export { shapes } from './shapes.ts'

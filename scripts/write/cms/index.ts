export { cmsConfiguration, formAddress } from './configuration.ts'

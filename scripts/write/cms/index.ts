export { cmsConfiguration, formAddress } from './configuration.ts'
export { titleField } from './fields.ts'

export { adminData, formAddress } from './configuration.ts'

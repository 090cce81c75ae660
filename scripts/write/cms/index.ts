export { cmsConfiguration, formAddress } from './configuration.ts'
export { textComponents } from './components.ts'
export { shapes } from './shapes.ts'

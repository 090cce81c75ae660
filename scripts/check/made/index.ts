export { checkMade } from './check-made.ts'

export { default } from '../+Page.ts'

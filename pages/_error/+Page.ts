export { default } from '../(site)/+Page.ts'

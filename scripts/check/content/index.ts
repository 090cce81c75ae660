export { changedSince, openContent, type OpenedContent } from './open-content.ts'

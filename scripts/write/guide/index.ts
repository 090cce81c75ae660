export { writersGuide } from './guide.tsx'
export { Terms } from './parts.tsx'

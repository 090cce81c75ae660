export { writersPage } from './Frame.tsx'
export { guidePage } from './guide.tsx'

export { newEntry } from './new-entry.ts'
export { namingField, readRequest } from './read-request.ts'

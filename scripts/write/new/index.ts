export { namingField } from '../draft.ts'
export { newEntry } from './new-entry.ts'
export { readRequest } from './read-request.ts'
export { newTranslation } from './new-translation.ts'

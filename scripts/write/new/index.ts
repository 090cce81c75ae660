export { newEntry } from './new-entry.ts'
export { readArguments } from './read-arguments.ts'

export { explainField } from './explain-field.ts'
export { patternWords } from './pattern-words.ts'
export { schemaNotice, staleSchemas, writeSchemas } from './schema-files.ts'

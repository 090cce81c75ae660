export { schemaNotice, staleSchemas, writeSchemas } from './schema-files.ts'

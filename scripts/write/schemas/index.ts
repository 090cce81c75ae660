export { schemaNotice, writeSchemas } from './schema-files.ts'

import { staleSchemas, writeSchemas } from '#scripts/write/schemas/index.ts'

/** `npm run schemas`: writes what editors know of the fields to .vscode/schemas/. */
const root = process.cwd()
const stale = staleSchemas(root)
writeSchemas(root)
console.log(
  stale.length === 0 ? 'The schemas for editors are up to date.' : `Written: ${stale.join(', ')}`,
)

import { runCommand } from './system/command.ts'
import { staleSchemas, writeSchemas } from '#scripts/write/schemas/index.ts'

/** `npm run schemas`: writes the JSON Schemas and snippets for editors to .vscode/. */
await runCommand(() => {
  const root = process.cwd()
  const stale = staleSchemas(root)
  writeSchemas(root)
  console.log(
    stale.length === 0 ? 'The schemas for editors are up to date.' : `Written: ${stale.join(', ')}`,
  )
})

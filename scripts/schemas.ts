import { runCommand } from './system/command.ts'
import { writeSchemas } from '#scripts/write/schemas/index.ts'

/** `npm run schemas`: writes the JSON Schemas and snippets for editors to .vscode/. */
await runCommand(() => {
  const written = writeSchemas(process.cwd())
  console.log(
    written.length === 0
      ? 'The schemas for editors are up to date.'
      : `Written: ${written.join(', ')}`,
  )
})

import { runCommand } from './system/command.ts'
import { writeSchemas } from '#scripts/write/schemas/index.ts'

const command = {
  name: 'npm run schemas',
  does: 'Writes the JSON Schemas and snippets for editors to .vscode/.',
  options: {},
}

await runCommand(command, () => {
  const written = writeSchemas(process.cwd())
  console.log(
    written.length === 0
      ? 'The schemas for editors are up to date.'
      : `Written: ${written.join(', ')}`,
  )
})

import { addressOf, addressOptions, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm run preview',
  does: 'Serves the last build as a static host does, with an inbox for the form.',
  options: addressOptions,
}

await runCommand(command, (given) => runPreview(process.cwd(), addressOf(given)))

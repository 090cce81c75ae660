import { hostOption, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm run preview',
  does: 'Serves the last build as a static host does, with an inbox for the form.',
  options: { host: hostOption },
}

await runCommand(command, ({ host }) => runPreview(process.cwd(), host))

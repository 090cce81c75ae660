import { buildSite } from '#scripts/build/index.ts'
import { hostOption, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm start',
  does: 'Builds the site and serves it as a static host does, with an inbox for the form.',
  options: { host: hostOption },
}

await runCommand(command, async ({ host }) => {
  await buildSite(process.cwd())
  await runPreview(process.cwd(), host)
})

import { buildSite } from '#scripts/build/index.ts'
import { addressOf, addressOptions, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'

const command = {
  name: 'npm start',
  does: 'Builds the site and serves it as a static host does, with an inbox for the form.',
  options: addressOptions,
}

await runCommand(command, async (given) => {
  const options = addressOf(given)
  await buildSite(process.cwd())
  await runPreview(process.cwd(), options)
})

import { buildSite } from '#scripts/build/index.ts'
import { hostOption, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from '#scripts/system/command.ts'
import { exampleOption, openPlaces } from '#scripts/system/example.ts'

const command = {
  name: 'npm start',
  does: 'Builds the site and serves it as a static host does, with an inbox for the form.',
  options: { example: exampleOption, host: hostOption },
}

await runCommand(command, async ({ example, host }) => {
  const { root, into } = openPlaces(example)
  await buildSite(root, { into })
  await runPreview(into, host)
})

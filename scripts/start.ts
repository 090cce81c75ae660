import { buildSite } from '#scripts/build/index.ts'
import { runPreview } from '#scripts/serve/index.ts'
import { runCommand } from './system/command.ts'

const root = process.cwd()
await runCommand(async () => {
  await buildSite(root)
  await runPreview(root, process.argv.slice(2))
})

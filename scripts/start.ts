import { buildSite } from '#scripts/build/index.ts'
import { previewOptions, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from './system/command.ts'

/** `npm start`: builds the site and serves it. */
await runCommand(async () => {
  const options = previewOptions()
  await buildSite(process.cwd())
  await runPreview(process.cwd(), options)
})

import { previewOptions, runPreview } from '#scripts/serve/index.ts'
import { runCommand } from './system/command.ts'

/** `npm run preview`: serves the last build. */
await runCommand(async () => void (await runPreview(process.cwd(), previewOptions())))

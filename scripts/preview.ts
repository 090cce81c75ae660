import { runPreview } from '#scripts/serve/index.ts'
import { runCommand } from './system/command.ts'

await runCommand(() => runPreview(process.cwd(), process.argv.slice(2)))

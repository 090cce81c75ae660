import { runPreview } from '#scripts/serve/index.ts'
import { explainFailure } from '#scripts/system/failure.ts'

try {
  await runPreview(process.cwd(), process.argv.slice(2))
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

import { buildSite } from '#scripts/build/index.ts'
import { explainFailure } from './system/failure.ts'
import { runPreview } from '#scripts/serve/index.ts'

const root = process.cwd()
try {
  await buildSite(root)
  await runPreview(root, process.argv.slice(2))
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

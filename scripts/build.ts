import { buildSite } from './build/build-site.ts'
import { explainFailure } from './build/explain-failure.ts'

try {
  await buildSite(process.cwd())
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

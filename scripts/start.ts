import { buildSite } from '#scripts/build/index.ts'
import { explainFailure } from './system/failure.ts'
import { serverOptions, startPreview, stopOnSignal } from '#scripts/serve/index.ts'

const root = process.cwd()
try {
  await buildSite(root)
  const { close } = await startPreview({ root, ...serverOptions(process.argv.slice(2)) })
  stopOnSignal(close)
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

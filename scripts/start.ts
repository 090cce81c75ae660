import { buildSite } from './build/build-site.ts'
import { explainFailure } from './system/explain-failure.ts'
import { startPreview } from './serve/preview/preview-server.ts'
import { serverOptions } from './serve/server-options.ts'
import { stopOnSignal } from './serve/stop-on-signal.ts'

const root = process.cwd()
try {
  await buildSite(root)
  const { close } = await startPreview({ root, ...serverOptions(process.argv.slice(2)) })
  stopOnSignal(close)
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

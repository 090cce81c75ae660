import { BuildStopped, buildSite } from './build/build-site.ts'
import { startPreview } from './serve/preview-server.ts'
import { serverOptions } from './serve/server-options.ts'
import { stopOnSignal } from './serve/stop-on-signal.ts'

const root = process.cwd()
try {
  await buildSite(root)
  const { close } = await startPreview({ root, ...serverOptions(process.argv.slice(2)) })
  stopOnSignal(close)
} catch (error) {
  console.error(error instanceof BuildStopped || !(error instanceof Error) ? String(error) : error)
  process.exitCode = 1
}

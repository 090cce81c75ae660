import { startPreview } from './serve/preview/preview-server.ts'
import { serverOptions } from './serve/server-options.ts'
import { stopOnSignal } from './serve/stop-on-signal.ts'

try {
  const { close } = await startPreview({
    root: process.cwd(),
    ...serverOptions(process.argv.slice(2)),
  })
  stopOnSignal(close)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

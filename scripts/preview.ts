import { serverOptions, startPreview, stopOnSignal } from '#scripts/serve/index.ts'

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

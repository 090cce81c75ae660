/** Ends the process cleanly on Ctrl+C or a request to stop. */
export function stopOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().then(() => process.exit(0))
    })
  }
}

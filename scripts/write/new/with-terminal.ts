import { createInterface } from 'node:readline/promises'
import type { Terminal } from './ask.ts'

/**
 * Runs with a person at the terminal; Ctrl+C and Ctrl+D end it before anything is written.
 * Lines that were typed or pasted ahead of their question answer it when it comes.
 */
export async function withTerminal<T>(
  run: (terminal: Terminal) => Promise<T>,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<T> {
  const lines = createInterface({ input, output })
  const typed = lines[Symbol.asyncIterator]()
  let isOpen = true
  lines.once('close', () => (isOpen = false))
  try {
    return await run({
      ask: async (question) => {
        lines.setPrompt(question)
        // A prompt would open again what was closed by a Ctrl+D typed ahead, and wait for ever.
        if (isOpen) lines.prompt()
        const { done = false, value } = await typed.next()
        if (done) throw new Error('\nNothing was written.')
        return value.trim()
      },
      tell: (line) => void output.write(`${line}\n`),
    })
  } finally {
    lines.close()
  }
}

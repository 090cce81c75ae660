import { createInterface } from 'node:readline/promises'
import type { Terminal } from './ask.ts'

/** Runs with a person at the terminal; Ctrl+C and Ctrl+D end it before anything is written. */
export async function withTerminal<T>(run: (terminal: Terminal) => Promise<T>): Promise<T> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  lines.once('close', () => closed.abort())
  try {
    return await run({
      ask: async (question) => {
        const answer = await lines.question(question, { signal: closed.signal })
        return answer.trim()
      },
      tell: (line) => console.log(line),
    })
  } catch (error) {
    if (closed.signal.aborted) throw new Error('Nothing was written.', { cause: error })
    throw error
  } finally {
    lines.close()
  }
}

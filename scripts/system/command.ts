import { explainFailure } from './failure.ts'

/**
 * Runs the work of a command: a failure sets the exit code to 1 and is explained on stderr.
 * A reader that closes early, such as `| head`, ends the command quietly.
 */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
  }
  try {
    await work()
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}

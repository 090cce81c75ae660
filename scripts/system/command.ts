import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { explainFailure, Stop } from './failure.ts'

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

/** The options a command was given. Other arguments end it with the reason and its usage. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : []
    throw new Stop(`${reason} ${usage}`, { cause: error })
  }
}

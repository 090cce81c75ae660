import { statSync } from 'node:fs'
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

/**
 * The options a command was given. Other arguments, and a `root` that is no folder, end it with the
 * reason and its usage.
 */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
) {
  const { values } = parse(usage, options)
  for (const [name, value] of Object.entries(values)) {
    const isFolder = () => statSync(String(value), { throwIfNoEntry: false })?.isDirectory()
    if (name === 'root' && !isFolder()) throw new Stop(`there is no folder ${value}. ${usage}`)
  }
  return values
}

function parse<const T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    return parseArgs({ options })
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : []
    throw new Stop(`${reason} ${usage}`, { cause: error })
  }
}

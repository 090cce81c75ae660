import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { leftInCache, removeIfPossible } from './cache.ts'
import { codeOf, printFailure, Stop } from './failure.ts'

const project = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a command. If it fails, sets the exit code to 1 and explains the failure on stderr.
 * A reader that closes early, such as `| head`, ends the command quietly.
 */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (codeOf(error) !== 'EPIPE') throw error
      process.exit()
    })
  }
  try {
    leftInCache(project, 'run').forEach(removeIfPossible)
    await work()
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}

/**
 * Reads the options of a command. Throws a `Stop` with its usage on other arguments, and if `root`
 * is not a folder.
 */
export function readOptions<
  const T extends NonNullable<ParseArgsConfig['options']>,
  const N extends boolean = false,
>(usage: string, options: T, { allowNegative }: { allowNegative?: N } = {}) {
  const { values } = parse(usage, { options, allowNegative })
  const root = 'root' in values ? String(values.root) : undefined
  if (root !== undefined && !statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Stop(`there is no folder ${root}. ${usage}`)
  }
  return values
}

function parse<const T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config)
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : []
    throw new Stop(`${reason} ${usage}`, { cause: error })
  }
}

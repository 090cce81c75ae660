import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { explainFailure, Stop } from './failure.ts'

/**
 * Runs a command. If it fails, sets the exit code to 1 and explains the failure on stderr.
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
    removeBundlesOfKilledCommands()
    await work()
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}

const cache = path.resolve(import.meta.dirname, '../../.cache')

/** `run.mjs` puts the bundle of a command into `.cache/run-<pid>`, and removes it when the command ends. */
function removeBundlesOfKilledCommands(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const [, pid] = /^run-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && hasEnded(Number(pid))) {
      rmSync(path.join(cache, name), { recursive: true, force: true })
    }
  }
}

/** True if no process has this id. */
export function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
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

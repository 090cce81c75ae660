import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { codeOf, explainFailure, Stop } from './failure.ts'

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
    for (const folder of leftInCache(project, 'run'))
      rmSync(folder, { recursive: true, force: true })
    await work()
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}

/**
 * The paths of what killed processes left in `.cache/`. Each process that runs a command has a folder
 * `run-<pid>` there, in which `run.mjs` puts the bundle, and a build has `build-<pid>`.
 */
export function leftInCache(root: string, kind: 'run' | 'build'): string[] {
  const cache = path.join(root, '.cache')
  const names = existsSync(cache) ? readdirSync(cache) : []
  return names
    .filter((name) => {
      const [, owner, pid] = /^(\w+)-(\d+)(?:\.old)?$/.exec(name) ?? []
      return owner === kind && hasEnded(Number(pid))
    })
    .map((name) => path.join(cache, name))
}

/** True if no process has this id. */
function hasEnded(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'ESRCH'
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

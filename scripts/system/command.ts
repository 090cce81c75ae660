import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { codeOf, messageOf, printFailure, UserError } from './failure.ts'
import { removeLeftovers } from './leftovers.ts'

/** `value` describes the value of a text option. A switch that is on by default has the name `--no-prose`. */
type Option = { readonly does: string } & (
  | { readonly type: 'boolean'; readonly default?: boolean }
  | { readonly type: 'string'; readonly default?: string; readonly value: string }
)
type Options = Readonly<Record<string, Option>>

type Command<T extends Options> = {
  /** As a user types it: `npm run check`. */
  readonly name: string
  readonly does: string
  /** The arguments that are no options: `<slug>`. */
  readonly takes?: readonly string[]
  readonly options: T
}

/**
 * Runs a command with its options, and prints its help for `--help`. If it fails, sets the exit code
 * to 1 and explains the failure on stderr. A reader that closes early, such as `| head`, ends the
 * command quietly.
 */
export async function runCommand<const T extends Options>(
  command: Command<T>,
  work: (...given: ReturnType<typeof read<T>>) => unknown,
): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (codeOf(error) !== 'EPIPE') throw error
      process.exit()
    })
  }
  try {
    removeLeftovers()
    if (process.argv.includes('--help')) console.log(helpOf(command))
    else if (existsSync('content') || existsSync('pages')) await work(...read(command))
    else
      throw new UserError('There is no site here: run the command in the folder of the repository')
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}

function read<const T extends Options>({ options, takes = [] }: Command<T>) {
  // npm takes the -- before the options away, pnpm hands it on.
  const args = process.argv.slice(2).filter((word) => word !== '--')
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      allowNegative: true,
      allowPositionals: true,
    })
    const extra = positionals[takes.length]
    if (extra === undefined) return [values, positionals] as const
    throw new UserError(`Unknown argument '${extra}': words with spaces need quotation marks`)
  } catch (error) {
    // Node's first sentence says what is wrong: Unknown option '--fxi'.
    const [problem = ''] = messageOf(error).split(/\.\s/)
    const known = Object.entries(options).map(([name, option]) => spelling(name, option))
    throw new UserError(`${problem}. Options: ${[...known, '--help'].join(', ')}`, { cause: error })
  }
}

const spelling = (name: string, { type, default: isOn }: Option) =>
  type === 'boolean' && isOn ? `--no-${name}` : `--${name}`

function helpOf<T extends Options>({ name, does, takes = [], options }: Command<T>): string {
  const rows = Object.entries(options).map(([option, described]) => {
    const value = described.type === 'string' ? ` ${described.value}` : ''
    return `  ${(spelling(option, described) + value).padEnd(24)}${described.does}`
  })
  const usage = [name, ...(takes.length > 0 ? ['--', ...takes] : [])].join(' ')
  return [usage, does, ...(rows.length > 0 ? ['', ...rows] : [])].join('\n')
}

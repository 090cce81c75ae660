import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { codeOf, messageOf, printFailure, Stop } from './failure.ts'
import { removeLeftovers } from './leftovers.ts'
import { nearest } from './text/nearest.ts'

/** `value` names what a text option takes. A switch that is on by default is turned off: `--no-prose`. */
type Option = { readonly does: string } & (
  | { readonly type: 'boolean'; readonly default?: boolean }
  | { readonly type: 'string'; readonly default?: string; readonly value: string }
)
type Options = Readonly<Record<string, Option>>

type Command<T extends Options> = {
  /** What a user types: `npm run check`. */
  readonly name: string
  readonly does: string
  /** The arguments that are no options: `<slug>`. */
  readonly takes?: readonly string[]
  readonly options: T
}

/** An option that several commands have. */
export const jsonOption = {
  type: 'boolean',
  default: false,
  does: 'prints data for other programs',
} as const

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
    else throw new Stop('There is no site here: run the command in the folder of the repository')
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}

function read<const T extends Options>({ options, takes = [] }: Command<T>) {
  const names = Object.entries(options).map(([name, option]) => spelling(name, option))
  const refuse = (problem: string, given: string): never => {
    const near = given.length > 2 ? nearest(given.replace(/^-*/, '--'), names) : undefined
    const question = near === undefined ? '.' : `; did you mean ${near}?`
    throw new Stop(`${problem}${question} Options: ${[...names, '--help'].join(', ')}`)
  }
  // npm takes the -- before the options away, pnpm hands it on.
  const args = process.argv.slice(2).filter((word) => word !== '--')
  const parse = () => {
    try {
      return parseArgs({ args, options, allowNegative: true, allowPositionals: true, tokens: true })
    } catch (error) {
      // Node's first sentence says what is wrong: Unknown option '--fxi'.
      const [problem = ''] = messageOf(error).split(/\.\s/)
      return refuse(problem, /^Unknown option '(.+)'/.exec(problem)?.[1] ?? '')
    }
  }
  const { values, positionals, tokens } = parse()
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty) return refuse(`Option '--${empty[0]} <value>' argument missing`, '')
  const extra = tokens.filter(({ kind }) => kind === 'positional')[takes.length]
  const before = tokens[tokens.findIndex((token) => token === extra) - 1]
  if (extra?.kind === 'positional') {
    if (before?.kind !== 'option' || !before.value)
      return refuse(`Unknown argument '${extra.value}'`, extra.value)
    const whole = `${before.rawName} "${before.value} ${extra.value}"`
    throw new Stop(
      `what does "${extra.value}" belong to? Words with spaces need quotation marks: ${whole}.`,
    )
  }
  return [values, positionals] as const
}

const spelling = (name: string, { type, default: isOn }: Option) =>
  type === 'boolean' && isOn ? `--no-${name}` : `--${name}`

function helpOf<T extends Options>({ name, does, takes = [], options }: Command<T>): string {
  const rows = Object.entries(options).map(([option, described]) => {
    const value = described.type === 'string' ? ` ${described.value}` : ''
    return [spelling(option, described) + value, described.does] as const
  })
  const width = Math.max(...rows.map(([option]) => option.length)) + 2
  const usage = rows.length + takes.length === 0 ? name : [name, '--', ...takes].join(' ')
  return [
    `${usage}${rows.length > 0 ? ' [options]' : ''}`,
    does,
    ...(rows.length > 0 ? [''] : []),
    ...rows.map(([option, words]) => `  ${option.padEnd(width)}${words}`),
  ].join('\n')
}

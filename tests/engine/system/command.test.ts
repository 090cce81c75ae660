import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { runCommand as run } from '#scripts/system/command.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { all } from '#tests/run/all.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** All print theirs alike, so one stands for the others. */
const tested = all ? /./ : /^check:site$/

/** What npm runs, for each of its scripts that is a command of this project. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [program, runner, ...args] = script.split(' ')
  // test:all is test with an option.
  const isOwn = runner === 'scripts/run.mjs' && program === 'node' && name !== 'test:all'
  return isOwn && tested.test(name) ? [[name, args] as const] : []
})

it.each(commands)('npm run %s says what it does for --help', (name, args) => {
  const { status, stdout, stderr } = runCommand([...args, '--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const [usage, does, ...options] = stdout.trimEnd().split('\n')
  const called = /^(?:start|test)$/.test(name) ? 'npm ' : 'npm run '
  expect(usage?.startsWith(called + name)).toBe(true)
  expect(does).toMatch(/^[A-Z].*\.$|^build /)
  for (const line of options.filter((each) => each.startsWith('  --')))
    expect(line).toMatch(/^ {2}--[\w-]+(?: \S+)? {2,}\S/)
})

beforeEach(() => void vi.restoreAllMocks())

const options = {
  prose: { type: 'boolean', default: true, does: 'leaves out the rules of good text' },
  fix: { type: 'boolean', does: 'fixes what has only one possible fix' },
  sort: { type: 'string', value: '<column>', does: 'sorts by a column' },
} as const
const known = 'Options: --no-prose, --fix, --sort, --help'

/** Runs a command with these arguments. Returns what it got, and what it said on stderr. */
async function given(...args: readonly string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'check', ...args])
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const work = vi.fn<(...given: readonly unknown[]) => void>()
  await run({ name: 'npm run check', does: 'Checks.', takes: ['<file>'], options }, work)
  const { exitCode } = process
  process.exitCode = undefined
  return { exitCode, got: work.mock.calls[0], said: error.mock.calls.flat() }
}

it.each([
  [['--fxi'], `Unknown option '--fxi'. ${known}`],
  [['--fix=yes'], `Option '--fix' does not take an argument. ${known}`],
  [['--sort'], `Option '--sort <value>' argument missing. ${known}`],
  [
    ['a.mdx', '--sort', 'in', 'both'],
    `Unknown argument 'both': words with spaces need quotation marks. ${known}`,
  ],
])('%j is refused in one line', async (args, line) => {
  expect(await given(...args)).toEqual({ exitCode: 1, got: undefined, said: [line] })
})

it('a command started in a folder without a site says so in one line', async () => {
  const { status, stdout, stderr } = runCommand(['check'], { cwd: await temporaryFolder() })
  const line = 'There is no site here: run the command in the folder of the repository\n'
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: line })
})

it('a command gets its options, and its arguments', async () => {
  const { got, exitCode } = await given('--', '--no-prose', 'a.mdx', '--fix', '--sort=words')
  expect(got).toEqual([{ prose: false, fix: true, sort: 'words' }, ['a.mdx']])
  expect(exitCode).toBeUndefined()
})

import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '#scripts/system/command.ts'
import { copyWithOtherContent } from './other-content.ts'

const inCi = !['', 'false'].includes(process.env['CI'] ?? '')
const args = process.argv.slice(2)
const isOwn = (arg: string) => ['--all', '--summary', '--help'].includes(arg)
const passedOn = args.filter((arg) => !isOwn(arg))
process.argv.splice(2, args.length, ...args.filter(isOwn))
const command = {
  name: 'npm test',
  does: `Checks content, types, lint and format, builds the site and runs the tests, also in a browser.
Vitest gets all other options, such as --project engine or -t "words of a test".`,
  takes: ['[path of tests …]'],
  options: {
    all: {
      type: 'boolean',
      does: 'adds the long tests, and a run with other content: npm run test:all',
    },
    summary: { type: 'boolean', does: 'prints how many passed and failed' },
  },
} as const

/** Cheap checks come first. The first failure ends the run. */
const checks = [
  ['node', 'scripts/run.mjs', 'check'],
  ['tsc', '--noEmit'],
  // Settings in other folders may name programs.
  ['oxlint', '--deny-warnings', '--disable-nested-config'],
  ['oxfmt', '--check', '--disable-nested-config'],
  ...(args.includes('--all') ? [['npm', 'exec', '--yes', '--', 'knip@6.44.2']] : []),
]

/** Runs a tool of node_modules in this terminal and returns its exit code. */
function runTool(
  [command = '', ...args]: string[],
  { env = {}, cwd = process.cwd() }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<number> {
  const bin = path.resolve('node_modules/.bin')
  return new Promise((resolve, reject) => {
    spawn(command, args, {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
        ...env,
      },
    })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1))
  })
}

/** The part of vitest's report that the summary needs. */
type Report = { numPassedTests?: number; numFailedTests?: number }

async function runTests(folder: string) {
  const report = path.join(folder, 'report.json')
  const reporters = [
    'default',
    'json',
    ...(process.env['GITHUB_ACTIONS'] ? ['github-actions'] : []),
  ]
  const code = await runTool(
    [
      'vitest',
      'run',
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${report}`,
      ...passedOn,
    ],
    args.includes('--all') ? { env: { TEST_ALL: '1' } } : {},
  )
  // A run may end without a report.
  const text = await readFile(report, 'utf8').catch(() => '{}')
  const { numPassedTests: passed = 0, numFailedTests = 0 }: Report = JSON.parse(text)
  // A file that breaks before its first test has none that failed.
  return { code, passed, failed: code === 0 ? 0 : Math.max(1, numFailedTests) }
}

/** Runs `npm test` where another institute's content is in place of this one's. */
async function testOtherContent(): Promise<number> {
  const { root, remove } = await copyWithOtherContent('abroad')
  console.log(`The tests with the content of another institute, in ${root}:`)
  return runTool(['node', 'scripts/run.mjs', 'tests/run/run.ts'], { cwd: root }).finally(remove)
}

async function run() {
  for (const check of checks) {
    const code = await runTool(check)
    if (code !== 0) return { code, passed: 0, failed: 1 }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'))
  const result = await runTests(folder).finally(() => rm(folder, { recursive: true }))
  if (!args.includes('--all') || passedOn.length > 0 || result.code !== 0) return result
  const code = await testOtherContent()
  return code === 0 ? result : { ...result, code, failed: 1 }
}

await runCommand(command, async () => {
  const { code, passed, failed } = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { code: 1, passed: 0, failed: 1 }
  })
  if (inCi || args.includes('--summary')) console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = code
})

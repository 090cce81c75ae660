import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from '#scripts/system/command.ts'
import { countTests } from './count-tests.ts'

const inCi = !['', 'false'].includes(process.env['CI'] ?? '')
const args = process.argv.slice(2)
const command = {
  name: 'npm test',
  does: 'Checks content, types, lint and format, builds the site and runs the tests, also in a browser.',
  takes: ['[path of tests …]'],
  options: {
    all: { type: 'boolean', does: 'adds the long tests: npm run test:all' },
    summary: { type: 'boolean', does: 'prints how many passed and failed' },
  },
  others: 'Vitest gets all other options, such as --project unit or -t "words of a test".',
} as const
const passedOn = args.filter((arg) => !['--all', '--summary'].includes(arg))

/** Cheap checks come first. The first failure ends the run. */
const checks = [
  ['node', 'scripts/run.mjs', 'check'],
  ['tsc', '--noEmit'],
  ['oxlint', '--deny-warnings'],
  ['oxfmt', '--check'],
  ...(args.includes('--all') ? [['npm', 'exec', '--yes', '--', 'knip@6.44.2']] : []),
]

/** Runs a tool of node_modules in this terminal and returns its exit code. */
function runTool([command = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const bin = path.resolve('node_modules/.bin')
  return new Promise((resolve, reject) => {
    spawn(command, args, {
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
    args.includes('--all') ? { TEST_ALL: '1' } : {},
  )
  const text = await readFile(report, 'utf8').catch(() => 'null')
  return { code, ...countTests(JSON.parse(text), code) }
}

async function run() {
  for (const check of checks) {
    const code = await runTool(check)
    if (code !== 0) return { code, passed: 0, failed: 1 }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'))
  return runTests(folder).finally(() => rm(folder, { recursive: true }))
}

await runCommand(command, async () => {
  const { code, passed, failed } = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { code: 1, passed: 0, failed: 1 }
  })
  if (inCi || args.includes('--summary')) console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = code
})

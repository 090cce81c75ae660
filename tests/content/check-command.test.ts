import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand, runner } from '#tests/support/run-command.ts'
import { inField, page, program, programPath, siteFolder } from './small-site.ts'

/** `npm run check` on the small site with these files, without the text, whose rules take long to load. */
const checkCommand = async (
  files: Record<string, string>,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) => runCommand(['check', '--no-prose', ...args], { cwd: await siteFolder(files), env })

const faulty = inField('id: 0')

it('ends with 0 and one line when there is no fault', async () => {
  expect(await checkCommand({ [programPath]: program() })).toMatchObject({
    status: 0,
    stdout: '4 files of content, no faults, 0 to supply, 0 to confirm.\n',
  })
})

it('ends with 1, every fault and a count when there are any', async () => {
  const { status, stdout } = await checkCommand({ [programPath]: program({ id: '0' }, '{name}') })
  expect(status).toBe(1)
  expect(stdout).toContain(`${programPath}:2:5  id: expected a whole number from 1 up, got 0\n`)
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 faults in 1 file.')
  expect(stdout).not.toContain('::error')
})

it('refuses a file that the build would replace', async () => {
  const { status, stdout } = await checkCommand({ 'public/robots.txt': 'User-agent: *' })
  expect(status).toBe(1)
  expect(stdout).toContain('public/robots.txt:1:1  the build writes a file of this name itself')
})

it('annotates the pull request on GitHub', async () => {
  const { stdout } = await checkCommand(faulty, [], { GITHUB_ACTIONS: 'true' })
  expect(stdout).toContain(`::error file=${programPath},line=7,col=5,endColumn=6,title=bad-value::`)
})

it('gives the same as data', async () => {
  const { status, stdout } = await checkCommand(faulty, ['--json'])
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    faults: [
      { path: programPath, severity: 'error', line: 7, column: 5, field: 'id', rule: 'bad-value' },
    ],
    flags: [],
  })
})

it('reads the text, which stops nothing, and fixes it with --fix', async () => {
  const path = 'pages/a.mdx'
  const text = page("It's the the end.\nThe lengthz.", 'Another')
  const index = page('[A](/a)', 'First').replace('A sentence', 'Words')
  const root = await siteFolder({
    [path]: text,
    'pages/index.mdx': index,
    'public/images/README.md': 'What belongs here',
  })
  const check = (args: string[], env = {}) => runCommand(['check', ...args], { cwd: root, env })
  const read = () => readFileSync(join(root, path), 'utf8')

  const prose = check([], { GITHUB_ACTIONS: 'true' })
  expect(prose.status).toBe(0)
  expect(check(['--no-prose']).stdout).toBe(
    '4 files of content, no faults, 0 to supply, 0 to confirm.\n',
  )
  expect(prose.stdout).toContain(`${path}:9:6  warning “the” is written twice\n`)
  expect(prose.stdout).not.toContain('README')
  const warning = `::warning file=${path},line=9,col=3,endColumn=4,title=straight-quotes::`
  expect(prose.stdout).toContain(warning)

  const fixed = check(['--fix'])
  expect(fixed.status).toBe(0)
  expect(fixed.stdout).toContain(`--- a/${path}\n+++ b/${path}\n`)
  expect(fixed.stdout).toContain("-It's the the end.\n+It’s the end.\n")
  expect(fixed.stdout).toContain('Fixed 2 faults in 1 file.\n')
  expect(fixed.stdout).toContain('“lengthz” is in no dictionary. Did you mean “length')
  const after = read()
  expect(after).toBe(text.replace("It's the the", 'It’s the'))

  const again = check(['--fix', '--json'])
  expect(JSON.parse(again.stdout)).toMatchObject({
    faults: [{ rule: 'spelling', severity: 'warning' }],
  })
  expect(read()).toBe(after)
}, 120_000)

it('ends quietly when its reader closes early, as `| head` does', async () => {
  const child = spawn(process.execPath, [runner, 'check'], {
    cwd: await siteFolder(faulty),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  await once(child, 'close')
  expect(stderr).toBe('')
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCommand, runner } from '#tests/support/run-command.ts'
import {
  inField,
  neededInNepali,
  nepaliProgram,
  page,
  program,
  programPath,
  repository,
  siteFolder,
} from './small-site.ts'

/** `npm run check` on the small site with these files, without the text, whose rules take long to load. */
const checkCommand = async (
  files: Record<string, string>,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) => runCommand(['check', '--no-prose', ...args], { cwd: await siteFolder(files), env })

const faulty = inField('id: 0')

it('ends with 0 and a count when there is no fault, even if the text has one', async () => {
  const files = { [programPath]: program({}, "It's the the end.") }
  expect(await checkCommand(files, ['--fix'])).toMatchObject({
    status: 0,
    stdout: `Nothing could be fixed.
4 files of content, no faults, 0 to supply, 0 to confirm.
`,
  })
})

it('ends with 1, every fault, a count and annotations for GitHub when there are any', async () => {
  const files = { [programPath]: program({ id: '0' }, '{name}') }
  const { status, stdout } = await checkCommand(files, [], { GITHUB_ACTIONS: 'true' })
  expect(status).toBe(1)
  expect(stdout).toContain(`${programPath}:2:5  id: expected a whole number from 1 up, got 0\n`)
  expect(stdout).toContain(
    `\n::error file=${programPath},line=2,col=5,endColumn=6,title=bad-value::`,
  )
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 faults in 1 file.')
})

it('tells a page with another name, a translation that is behind, and a file that the build would replace', async () => {
  const translation = programPath.replace('.mdx', '.ne.mdx')
  const root = await repository(
    {
      ...neededInNepali,
      'pages/team.mdx': page('We.'),
      'public/robots.txt': 'User-agent: *',
      [programPath]: program(),
      [translation]: nepaliProgram(),
    },
    { [programPath]: program({ summary: 'What a town lives on.' }) },
  )
  renameSync(join(root, 'pages/team.mdx'), join(root, 'pages/people.mdx'))
  const { status, stdout } = runCommand(['check', '--no-prose'], { cwd: root })
  expect(status).toBe(1)
  expect(stdout).toContain('public/robots.txt:1:1  the build writes a file of this name itself')
  expect(stdout).toContain('warning this page was at /team, which leads nowhere')
  expect(stdout).toContain(`warning the summary of ${programPath} changed on 2027-01-12`)
  expect(stdout).not.toMatch(/^::/m)
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
  const env = { GITHUB_ACTIONS: 'true' }
  const fixed = runCommand(['check', '--fix'], { cwd: root, env })
  expect(fixed.status).toBe(0)
  expect(fixed.stdout).toContain(`--- a/${path}\n+++ b/${path}\n`)
  expect(fixed.stdout).toContain("-It's the the end.\n+It’s the end.\n")
  expect(fixed.stdout).toContain('Fixed 2 faults in 1 file.\n')
  expect(fixed.stdout).toContain(
    `${path}:10:5  warning “lengthz” is in no dictionary. Did you mean “length`,
  )
  expect(fixed.stdout).toContain(
    `::warning file=${path},line=10,col=5,endColumn=12,title=spelling::`,
  )
  expect(fixed.stdout).not.toContain('README')
  expect(readFileSync(join(root, path), 'utf8')).toBe(text.replace("It's the the", 'It’s the'))
}, 120_000)

it('ends quietly when its reader closes early, as `| head` does', async () => {
  const child = spawn(process.execPath, [runner, 'check', '--no-prose'], {
    cwd: await siteFolder(faulty),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  await once(child, 'close')
  expect(stderr).toBe('')
})

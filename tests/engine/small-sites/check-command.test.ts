import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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

it('ends with 1 and annotations for GitHub: a fault, a translation that is behind, a file that the build would replace', async () => {
  const translation = programPath.replace('.mdx', '.ne.mdx')
  const root = await repository(
    {
      ...neededInNepali,
      'pages/team.mdx': page("It's the the end."),
      'public/robots.txt': 'User-agent: *',
      [programPath]: program(),
      [translation]: nepaliProgram(),
    },
    { [programPath]: program({ summary: 'What a town lives on.' }) },
  )
  const env = { GITHUB_ACTIONS: 'true' }
  const { status, stdout } = runCommand(['check', '--no-prose', '--fix'], { cwd: root, env })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^Nothing could be fixed\.\n/)
  expect(stdout).toContain('public/robots.txt:1:1  the build writes a file of this name itself')
  expect(stdout).toContain('\n::error file=public/robots.txt,line=1,col=1,')
  expect(stdout).toContain(`\n::warning file=${translation},line=1,`)
  expect(stdout).toContain(
    `warning the English text (${programPath}) changed after this translation`,
  )
  expect(stdout).not.toContain('doubled-word')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 fault and 1 warning in 2 files.')
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
  const fixed = runCommand(['check', '--fix'], { cwd: root })
  expect(fixed.status).toBe(0)
  expect(fixed.stdout).toContain(`--- a/${path}\n+++ b/${path}\n`)
  expect(fixed.stdout).toContain("-It's the the end.\n+It’s the end.\n")
  expect(fixed.stdout).toContain('Fixed 2 faults in 1 file.\n')
  expect(fixed.stdout).toContain(
    `${path}:10:5  warning “lengthz” is in no dictionary. Did you mean “length`,
  )
  expect(fixed.stdout).not.toMatch(/README|^::/m)
  expect(fixed.stdout).toContain('4 files of content, no faults, 0 to supply, 0 to confirm.\n')
  expect(readFileSync(join(root, path), 'utf8')).toBe(text.replace("It's the the", 'It’s the'))
}, 120_000)

it('ends quietly when its reader closes early, as `| head` does', async () => {
  const child = spawn(process.execPath, [runner, 'check', '--no-prose'], {
    cwd: await siteFolder(inField('id: 0')),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  await once(child, 'close')
  expect(stderr).toBe('')
})

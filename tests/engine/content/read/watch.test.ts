import { spawn } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { program, programPath, siteFolder } from '#tests/engine/small-sites/small-site.ts'
import { runner } from '#tests/support/run-command.ts'
import { writeFiles } from '#tests/support/temporary-folder.ts'
import { all, onlyInAll } from '#tests/run/all.ts'

type Pattern = Record<'file' | 'line' | 'severity' | 'message', number> & { regexp: string }
type Matcher = { pattern: Pattern; background: { beginsPattern: string; endsPattern: string } }
type Task = { label: string; command: string; problemMatcher: Matcher }

/** The task of VS Code that checks after each change. */
const { tasks }: { tasks: Task[] } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'))
const task = tasks.find(({ command }) => command.includes('--watch'))
if (!task) throw new Error('no task watches')
const { pattern, background } = task.problemMatcher
const { file, line, severity, message } = pattern

/** What the editor marks after each round of the check that has ended. */
function rounds(output: string): string[][] {
  const done: string[][] = []
  let marks: string[] | undefined
  for (const printed of output.split('\n')) {
    const found = new RegExp(pattern.regexp).exec(printed)
    if (new RegExp(background.beginsPattern).test(printed)) marks = []
    else if (new RegExp(background.endsPattern).test(printed) && marks) done.push(marks)
    else if (found)
      marks?.push(`${found[file]} ${found[line]} ${found[severity] ?? 'error'} ${found[message]}`)
  }
  return done
}

it('runs only when a writer starts it, by the name that the guide says', () => {
  const text = readFileSync('.vscode/tasks.json', 'utf8')
  expect(text).not.toContain('runOn')
  expect(readFileSync('.github/FILES.md', 'utf8')).toContain(`**${task.label}**`)
})

it('marks faults in the editor after each change until they are fixed', async ({ skip }) => {
  skip(!all, onlyInAll)
  const root = await siteFolder({ [programPath]: program() })
  const args = task.command
    .split(' ')
    .slice(3)
    .filter((arg) => arg !== '--')
  const command = spawn(process.execPath, [runner, ...args], { cwd: root })
  onTestFinished(() => void command.kill())
  let output = ''
  command.stdout.on('data', (data: Buffer) => (output += data.toString()))
  /** The errors marked after the last round. */
  const last = async () =>
    rounds(output)
      .at(-1)
      ?.filter((mark) => !mark.includes('warning'))

  await expect.poll(last, { timeout: 60_000 }).toEqual([])
  await writeFiles(root, { [programPath]: program({ id: 'seven' }) })
  const mark = `${programPath} 2 error id: expected a whole number from 1 up, got "seven"`
  await expect.poll(last).toEqual([mark])
  // Many editors write a new file and put it in the place of the old one.
  await writeFiles(root, { 'content/other.tmp~': program() })
  renameSync(join(root, 'content/other.tmp~'), join(root, programPath))
  await expect.poll(last).toEqual([])
  const empty = ['content/faqs/new.mdx 1 error the file is empty']
  await writeFiles(root, { 'content/faqs/new.mdx': '' })
  await expect.poll(last).toEqual(empty)
  rmSync(join(root, 'content/faqs'), { recursive: true })
  await expect.poll(last).toEqual([])
}, 120_000)

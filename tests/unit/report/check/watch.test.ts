import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { filesOf, program, programPath } from '#tests/content/small-site.ts'

const matcher = z.object({
  pattern: z.object({
    regexp: z.string(),
    file: z.int(),
    line: z.int(),
    column: z.int(),
    severity: z.int(),
    message: z.int(),
  }),
  background: z.object({ beginsPattern: z.string(), endsPattern: z.string() }),
})
const tasks = z.object({
  tasks: z.array(z.object({ command: z.string(), problemMatcher: z.unknown() })),
})

/** The task of VS Code that checks after each change. */
const task = tasks
  .parse(JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')))
  .tasks.find(({ command }) => command.includes('--watch'))
const { pattern, background } = matcher.parse(task?.problemMatcher)

/** What the editor marks after each round of the check that has ended. */
function rounds(output: string): string[][] {
  const done: string[][] = []
  let marks: string[] | undefined
  for (const line of output.split('\n')) {
    const found = new RegExp(pattern.regexp).exec(line)
    if (new RegExp(background.beginsPattern).test(line)) marks = []
    else if (new RegExp(background.endsPattern).test(line) && marks) done.push(marks)
    else if (found) {
      const [file, row, severity, message] = [
        pattern.file,
        pattern.line,
        pattern.severity,
        pattern.message,
      ].map((group) => found[group])
      marks?.push(`${file} ${row} ${severity ?? 'error'} ${message}`)
    }
  }
  return done
}

let root: string
let command: ChildProcessByStdio<null, Readable, Readable>
let output = ''

const write = (path: string, text: string | Uint8Array) => {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** The errors marked after the last round. */
const last = async () =>
  rounds(output)
    .at(-1)
    ?.filter((mark) => !mark.includes('warning'))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'))
  for (const { path, bytes } of filesOf({ [programPath]: program() })) write(path, bytes)
  const args = ['scripts/run.mjs', ...(task?.command.split(' ').slice(3) ?? []), '--root', root]
  command = spawn(
    process.execPath,
    args.filter((arg) => arg !== '--'),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  command.stdout.on('data', (data: Buffer) => (output += data.toString()))
})
afterEach(() => {
  command.kill()
  rmSync(root, { recursive: true, force: true })
})

it('marks faults in the editor when a file is saved, and removes the marks when it is fixed', async () => {
  await expect.poll(last, { timeout: 60_000 }).toEqual([])
  write(programPath, program({ id: 'seven' }))
  const mark = `${programPath} 2 error id: expected a whole number from 1 up, got "seven"`
  await expect.poll(last).toEqual([mark])
  // Many editors write a new file and put it in the place of the old one.
  write('content/other.tmp~', program())
  renameSync(join(root, 'content/other.tmp~'), join(root, programPath))
  await expect.poll(last).toEqual([])
  write('content/faqs/new.mdx', '')
  await expect.poll(last).toEqual(['content/faqs/new.mdx 1 error the file is empty'])
}, 120_000)

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod'
import { filesOf } from '#tests/content/small-site.ts'

const run = promisify(execFile)
const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
  for (const { path, bytes } of filesOf({})) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), bytes)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** `npm run new` on a small site. */
async function newCommand(...args: readonly string[]) {
  const command = ['scripts/run.mjs', 'new', '--root', root, ...args]
  try {
    return { code: 0, ...(await run(process.execPath, command)) }
  } catch (error) {
    return failure.parse(error)
  }
}

it('writes a file, prints its path and address, and never overwrites it', async () => {
  const request = [
    'program',
    '--title',
    'Water and Law',
    '--subjects',
    'Rivers',
    '--subjects=Wells',
  ]
  expect(await newCommand(...request)).toMatchObject({
    code: 0,
    stdout:
      'Written: content/programs/water-and-law.mdx\nAddress: /programs/water-and-law\n' +
      'Next:    open it, and replace what is marked as a placeholder, the mark too.\n',
  })
  const file = join(root, 'content/programs/water-and-law.mdx')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('\nsubjects:\n  - Rivers\n  - Wells\n')
  const again = await newCommand('program', '--title', 'Water and law')
  expect(again.code).toBe(1)
  expect(again.stderr).toContain('content/programs/water-and-law.mdx exists already')
  expect(readFileSync(file, 'utf8')).toBe(text)
}, 30_000)

it('refuses an invalid value in the words of the check, and writes nothing', async () => {
  const { code, stdout, stderr } = await newCommand('faq', '--question', 'x'.repeat(200))
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^question: expected text of at most 140 characters, got 200.*\n$/)
  expect(existsSync(join(root, 'content/faqs'))).toBe(false)
}, 30_000)

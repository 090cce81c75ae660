import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { siteFolder } from '#tests/content/small-site.ts'
import { runCommand } from '#tests/support/run-command.ts'

let root: string
beforeEach(async () => {
  root = await siteFolder()
})

/** `npm run new` on a small site. */
const newCommand = (...args: readonly string[]) => runCommand(['new', ...args], { cwd: root })

it('writes a file, prints its path and address, and never overwrites it', async () => {
  expect(newCommand('program', '--title', 'Water and Law')).toMatchObject({
    status: 0,
    stdout:
      'Written: content/programs/water-and-law.mdx\nAddress: /programs/water-and-law\n' +
      'Next:    open it, write what is listed under toSupply, and take it out of the list; replace <ToSupply> and what is in it with the text.\n',
  })
  const file = join(root, 'content/programs/water-and-law.mdx')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('\ntitle: Water and Law\n')
  const again = newCommand('program', '--title', 'Water and law')
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('content/programs/water-and-law.mdx exists already')
  expect(readFileSync(file, 'utf8')).toBe(text)
}, 30_000)

it('names a list only where the file has one', () => {
  const { stdout } = newCommand('faq', '--question', 'Is there a library?')
  expect(stdout).toContain(
    'Next:    open it, replace <ToSupply> and what is in it with the text.\n',
  )
}, 30_000)

it('refuses an invalid value in the words of the check, and writes nothing', async () => {
  const { status, stdout, stderr } = newCommand('faq', '--question', 'x'.repeat(200))
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^question: expected text of at most 140 characters, got 200.*\n$/)
  expect(existsSync(join(root, 'content/faqs'))).toBe(false)
}, 30_000)

it('refuses a title without quotation marks', () => {
  const { status, stderr } = newCommand('program', '--title', 'Water', 'and')
  const message = 'need quotation marks: --title "Water and".'
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) })
})

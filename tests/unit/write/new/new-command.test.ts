import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteFolder } from '#tests/content/small-site.ts'
import { runCommand } from '#tests/support/run-command.ts'

/** `npm run new` on a small site. */
async function newCommand(...args: readonly string[]) {
  const root = await siteFolder()
  return { root, ...runCommand(['new', ...args], { cwd: root }) }
}

it('writes a file, and prints its path, its address and what is next', async () => {
  const written = await newCommand('program', '--title', 'Water and Law')
  expect(written).toMatchObject({
    status: 0,
    stdout:
      'Written: content/programs/water-and-law.mdx\nAddress: /programs/water-and-law\n' +
      'Next:    open it, write what is listed under toSupply, and take it out of the list; replace <ToSupply> and what is in it with the text.\n',
  })
  const file = join(written.root, 'content/programs/water-and-law.mdx')
  expect(readFileSync(file, 'utf8')).toContain('\ntitle: Water and Law\n')
})

it('names a list only where the file has one', async () => {
  const { stdout } = await newCommand('faq', '--question', 'Is there a library?')
  expect(stdout).toContain(
    'Next:    open it, replace <ToSupply> and what is in it with the text.\n',
  )
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectionKinds } from '#content/kinds/table.ts'
import { newEntry } from '#scripts/write/new-entry.ts'
import { check, program, programPath, siteFolder } from '#tests/engine/small-sites/small-site.ts'
import { runCommand } from '#tests/support/run-command.ts'

const site = { [programPath]: program({ id: '6', order: '"1,000"' }) }
const { documents } = await check(site)
const day = '2027-01-31'

it.each(collectionKinds)('a new %s passes the check', async (kind) => {
  const { path, text } = newEntry({ kind, title: 'Water & Law', day }, documents)
  const { lines } = await check({ ...site, [path]: text }, [], { day })
  expect(lines.filter((line) => !/an event begins|last day/.test(line))).toEqual([])
})

it('has its title, the next numbers and the day, and a name of its own', () => {
  const made = (title: string) => newEntry({ kind: 'program', title, day }, documents)
  expect(made('Water: Law & Practice #2')).toMatchObject({
    path: 'content/programs/water-law-practice-2.mdx',
    text: expect.stringMatching(/^id: 7\ntitle: "Water: Law & Practice #2"\n[^]*^order: 1010$/m),
  })
  expect(made('Local').path).toBe('content/programs/local-2.mdx')
  expect(made('माइतीघर').path).toBe('content/programs/maitighar.mdx')
  expect(made('…').path).toBe('content/programs/new-program.mdx')
  expect(newEntry({ kind: 'notice', title: 'A', day }, documents).text).toContain(`date: ${day}\n`)
})

it('npm run new writes the file, and says what it expects', async () => {
  const root = await siteFolder()
  const run = (...args: readonly string[]) => runCommand(['new', ...args], { cwd: root })
  const path = 'content/faqs/is-there-a-library.mdx'
  expect(run('faq', 'Is there a library?').stdout).toContain(`Written: ${path}\n`)
  expect(readFileSync(join(root, path), 'utf8')).toContain('\nquestion: Is there a library?\n')
  expect(run('progam', 'Water')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Did you mean "program"?'),
  })
})

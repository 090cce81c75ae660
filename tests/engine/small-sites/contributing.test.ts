import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindNames, kinds } from '#content/kinds/table.ts'
import { projectFiles } from '#tests/support/site-copy.ts'

const guide = readFileSync('.github/FILES.md', 'utf8')

/** The messages that the tables of the guide quote. */
const quoted = Array.from(guide.matchAll(/^\| (`.+?`) \| /gm), ([, cell = '']) => cell)
  .filter((cell) => !cell.includes(': '))
  .flatMap((cell) =>
    Array.from(cell.matchAll(/`` (.+?) ``|`([^`]+)`/g), (code) => code[1] ?? code[2] ?? ''),
  )
  .filter((words) => words.includes(' ') && !/^(?:content|pages)\//.test(words))

/** The check, and its tests, which have each message whole. */
const code = projectFiles('scripts', 'content', 'tests/engine/small-sites/check')
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

it('the guide for writers quotes only what the check says', () => {
  const words = quoted.flatMap((message) =>
    message.split(/…|“\w+”|---|\b(?:expected|got) |[.;,:?'"<>`]/),
  )
  expect(quoted.length).toBeGreaterThan(25)
  expect(words.filter((part) => !code.includes(part.trim()))).toEqual([])
})

it('the guide for writers says where the entries of each kind are', () => {
  const folders = kindNames.map((kind) => `\`${kinds[kind].folder}/`)
  expect(folders.filter((folder) => !guide.includes(folder))).toEqual([])
})

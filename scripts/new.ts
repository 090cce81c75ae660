import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectionKinds } from '#content/kinds/table.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { didYouMean } from '#scripts/read/diagnostics/index.ts'
import { today } from '#scripts/read/files/index.ts'
import { runCommand } from '#scripts/system/command.ts'
import { UserError } from '#scripts/system/failure.ts'
import { newEntry } from '#scripts/write/new-entry.ts'

const all = collectionKinds.join('|')

const command = {
  name: 'npm run new',
  does: 'Writes a new file of content, with examples in place of what you have to supply.',
  takes: [`<${all}>`, '"<title>"'],
  options: {},
} as const

await runCommand(command, async (_, [word = '', title]) => {
  const kind = collectionKinds.find((name) => name === word)
  if (!kind || title === undefined)
    throw new UserError(
      `expected a kind and a title, such as \`npm run new -- page "Our library"\`${didYouMean(word, collectionKinds) || '.'} The kinds are ${all}.`,
    )
  const root = process.cwd()
  const day = today(root)
  const { documents } = await openSite(root, day)
  const { path, text } = newEntry({ kind, title, day }, documents)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { flag: 'wx' })
  console.log(
    `Written: ${path}\nNext:    replace the values of the fields that toSupply lists, and the words in <ToSupply>.`,
  )
})

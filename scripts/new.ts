import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './content/list-files.ts'
import { readFiles } from './launch/read-files.ts'
import { askForWish } from './new/ask.ts'
import { layouts, newKinds } from './new/kinds.ts'
import { newEntry } from './new/new-entry.ts'
import type { Wish } from './new/new-entry.ts'
import { readArguments } from './new/read-arguments.ts'
import type { Arguments } from './new/read-arguments.ts'
import { withTerminal } from './new/with-terminal.ts'

/** `npm run new`: writes a file of content that passes the check, and never over another one. */
async function writeNew(args: Arguments): Promise<void> {
  const { root = process.cwd() } = args
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${root}.`)
  const wish = process.stdin.isTTY
    ? await withTerminal((terminal) => askForWish(args, terminal))
    : wishOf(args)
  const files = readFiles(root)
  const shown = listFiles(root, 'public').files.map(({ path }) => path)
  const entry = await newEntry(wish, files, new Set([...shown, ...files.map(({ path }) => path)]))
  if ('refused' in entry) throw new Error(entry.refused.join('\n'))
  mkdirSync(dirname(join(root, entry.path)), { recursive: true })
  writeFileSync(join(root, entry.path), entry.text, { flag: 'wx' })
  console.log(`Written: ${entry.path}\nAddress: ${entry.address}`)
}

/** With no terminal, flags alone say what is wanted. */
function wishOf({ kind, layout, given, slug, body }: Arguments): Wish {
  if (kind === undefined)
    throw new Error(`say what is new: ${newKinds.join(', ')}, as in \`npm run new -- faq\`.`)
  if (kind === 'page' && layout === undefined)
    throw new Error(`a page needs --layout, one of ${layouts.join(', ')}.`)
  return { kind, layout: layout ?? '', given, slug, body }
}

try {
  await writeNew(readArguments(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

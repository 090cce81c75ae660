import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type SourceFile, compileContent, listFiles, readFiles } from '#scripts/content/index.ts'
import {
  type Arguments,
  type Wish,
  askForWish,
  layouts,
  newEntry,
  newKinds,
  readArguments,
  refusalsBy,
  withTerminal,
} from '#scripts/write/new/index.ts'

const hasPlaceholders = /^(?!\s*#).*(?:!placeholder|<Placeholder>)/m
const whatIsNext = 'open it, and replace what is marked as a placeholder, the mark too.'

/** `npm run new`: writes a file of content that passes the check, and never over another one. */
async function writeNew(args: Arguments): Promise<void> {
  const { root = process.cwd() } = args
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${root}.`)
  const files = readFiles(root)
  const shown = listFiles(root, 'public').files.map(({ path }) => path)
  const assets = new Set([...shown, ...files.map(({ path }) => path)])
  const wish = process.stdin.isTTY ? await askAt(files, assets, args) : wishOf(args)
  const entry = await newEntry(wish, files, assets)
  if ('refused' in entry) throw new Error(entry.refused.join('\n'))
  mkdirSync(dirname(join(root, entry.path)), { recursive: true })
  writeFileSync(join(root, entry.path), entry.text, { flag: 'wx' })
  const next = hasPlaceholders.test(entry.text) ? [`Next:    ${whatIsNext}`] : []
  console.log(
    [`Written: ${entry.path}`, `Address: ${entry.address ?? 'on no page yet'}`, ...next].join('\n'),
  )
}

async function askAt(
  files: readonly SourceFile[],
  assets: ReadonlySet<string>,
  args: Arguments,
): Promise<Wish> {
  const { documents } = await compileContent(files, assets)
  return withTerminal((terminal) => askForWish(args, terminal, refusalsBy(documents)))
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

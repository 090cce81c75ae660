import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectionKinds } from '#content/schema/kinds.ts'
import { runCommand } from '#scripts/system/command.ts'
import { groupBy } from '#scripts/system/group-by.ts'
import { openContent } from '#scripts/check/content/index.ts'
import { namingField, newEntry, newTranslation, readRequest } from '#scripts/write/new/index.ts'
import { today } from '#scripts/system/settings.ts'

/** What a new file may hold, and what the writer does with it; below, the same of a translation. */
const nextSteps = [
  ['toSupply:', 'write what is listed under toSupply, and take it out of the list'],
  ['<ToSupply>', 'replace <ToSupply> and what is in it with the text'],
] as const

const translate = [
  [' #', 'write the words of each field in place of the comment after it'],
  ['{/*', 'write the text in place of the comment that has it in English'],
] as const

/** `--title`, `--name`, `--question`: which kinds have it. */
const naming = groupBy(collectionKinds, namingField)

/** `translation pages/about` has two arguments, a kind none. */
const isTranslation = process.argv[2] === 'translation'

const command = {
  name: 'npm run new',
  does: 'Writes a file of content that passes the check, and never over another one. `translation pages/about` begins the translation of a file.',
  takes: [`<${collectionKinds.join('|')}>`, ...(isTranslation ? ['<file>'] : [])],
  options: {
    ...Object.fromEntries(
      Array.from(naming, ([name, of]) => [
        name,
        { type: 'string', value: '"…"', does: `the ${name} of a ${of.join(' or ')}` } as const,
      ]),
    ),
    layout: { type: 'string', value: '<name>', does: 'the layout of a page' },
    draft: { type: 'boolean', does: 'leaves it out of the site until it is ready' },
    slug: {
      type: 'string',
      value: '<name>',
      does: 'the name of the file, by default made from the title',
    },
  },
} as const

await runCommand(command, async (options, [kind, file]) => {
  const root = process.cwd()
  const open = (replaced?: ReadonlyMap<string, Uint8Array>) =>
    openContent(root, today(), replaced && { replaced })
  const entry = isTranslation
    ? newTranslation(file, await open())
    : await newEntry(readRequest(kind, options), open)
  mkdirSync(dirname(join(root, entry.path)), { recursive: true })
  writeFileSync(join(root, entry.path), entry.text, { flag: 'wx' })
  const steps = (isTranslation ? translate : nextSteps).flatMap(([part, step]) =>
    entry.text.includes(part) ? [step] : [],
  )
  const next = steps.length > 0 ? [`Next:    open it, ${steps.join('; ')}.`] : []
  console.log(
    [`Written: ${entry.path}`, `Address: ${entry.address ?? 'on no page yet'}`, ...next].join('\n'),
  )
})

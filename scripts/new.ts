import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectionKinds } from '#content/schema/kinds.ts'
import { rootOption, runCommand } from './system/command.ts'
import { Stop } from './system/failure.ts'
import { openContent } from '#scripts/content/index.ts'
import { newEntry, readArguments } from '#scripts/write/new/index.ts'

const isToSupply = /^(?!\s*#).*(?:toSupply:|<ToSupply>)/m
const nextStep = 'open it, write what is listed under toSupply, and take it out of the list.'

const command = {
  name: 'npm run new',
  does: 'Writes a file of content that passes the check, and never over another one.',
  takes: ['<kind>'],
  options: {
    title: {
      type: 'string',
      value: '"…"',
      does: 'a field; so is --question, --hero.heading and any other, once for each entry of a list',
    },
    layout: { type: 'string', value: '<name>', does: 'the layout of a page' },
    draft: { type: 'boolean', does: 'leaves it out of the site until it is ready' },
    slug: {
      type: 'string',
      value: '<name>',
      does: 'the name of the file, by default made from the title',
    },
    body: { type: 'string', value: '"…"', does: 'the text below the fields' },
    root: rootOption,
  },
  others: `Kinds: ${collectionKinds.join(', ')}`,
} as const

await runCommand(command, async () => {
  const { root = process.cwd(), ...request } = readArguments(process.argv.slice(2))
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Stop(`there is no folder ${root}.`)
  const entry = await newEntry(request, (replaced) => openContent(root, { replaced }))
  mkdirSync(dirname(join(root, entry.path)), { recursive: true })
  writeFileSync(join(root, entry.path), entry.text, { flag: 'wx' })
  const next = isToSupply.test(entry.text) ? [`Next:    ${nextStep}`] : []
  console.log(
    [`Written: ${entry.path}`, `Address: ${entry.address ?? 'on no page yet'}`, ...next].join('\n'),
  )
})

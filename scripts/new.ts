import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './system/command.ts'
import { Stop } from './system/failure.ts'
import { openContent } from '#scripts/content/index.ts'
import { newEntry, readArguments } from '#scripts/write/new/index.ts'

const hasPlaceholders = /^(?!\s*#).*(?:!placeholder|<Placeholder>)/m
const nextStep = 'open it, and replace what is marked as a placeholder, the mark too.'

/** `npm run new`: writes a file of content that passes the check, and never over another one. */
await runCommand(async () => {
  const { root = process.cwd(), ...request } = readArguments(process.argv.slice(2))
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Stop(`there is no folder ${root}.`)
  const entry = await newEntry(request, (replaced) => openContent(root, { replaced }))
  mkdirSync(dirname(join(root, entry.path)), { recursive: true })
  writeFileSync(join(root, entry.path), entry.text, { flag: 'wx' })
  const next = hasPlaceholders.test(entry.text) ? [`Next:    ${nextStep}`] : []
  console.log(
    [`Written: ${entry.path}`, `Address: ${entry.address ?? 'on no page yet'}`, ...next].join('\n'),
  )
})

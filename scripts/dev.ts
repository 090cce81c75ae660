import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { lastEdited } from '#scripts/serve/index.ts'

/**
 * `npm run dev`: every page rendered by Vite as it is asked for, with live updates.
 * Opens the page that was edited last in the browser of a person at a terminal; not with --no-open.
 * Listens on this machine alone; `--host 0.0.0.0` lets a phone in the same network see it.
 */
const { values } = parseArgs({
  options: { open: { type: 'boolean' }, host: { type: 'string', default: 'localhost' } },
  allowNegative: true,
})
const isPerson = process.stdout.isTTY && process.env['CI'] === undefined
const edited = lastEdited(process.cwd())
// Relative to the site's root, which may be below a path.
const first = `./${edited?.address.slice(1) ?? ''}`

const server = await createServer({
  server: { host: values.host, open: (values.open ?? isPerson) && first },
})
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })

const home = server.resolvedUrls?.local[0] ?? ''
const lines = [
  ...(edited ? [['Edited', `${new URL(first, home)}  (${edited.path})`] as const] : []),
  ...(['writing', 'health', 'inbox'] as const).map(
    (name) =>
      [`${name[0]?.toUpperCase()}${name.slice(1)}`, `${new URL(`/__${name}`, home)}`] as const,
  ),
]
for (const [name, address] of lines) console.log(`  ${name.padEnd(8)} ${address}`)

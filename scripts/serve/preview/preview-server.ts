import { isIPv6 } from 'node:net'
import path from 'node:path'
import { readBuiltSite } from '#scripts/hosts/index.ts'
import { messageOf } from '#scripts/system/failure.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { createInbox } from '../inbox.tsx'
import { listen } from '../listen.ts'
import { openedBy, onlyLocalHosts } from '../local-hosts.ts'
import { sendText, staticHost } from './static-host.ts'

type Address = {
  /** 0 means any free port. If a port is taken, the next free one is used. */
  port: number
  /** The address to listen on instead of loopback, to open the site on a phone. */
  host?: string | undefined
}

export type Preview = Awaited<ReturnType<typeof startPreview>>

/** Serves dist/client as a static host does, with the local inbox. Throws a `UserError` without a build. */
export async function startPreview(
  root: string,
  { inboxFolder = path.join(root, '.inbox'), ...address }: Address & { inboxFolder?: string },
) {
  const folder = path.join(root, 'dist', 'client')
  let site = await readBuiltSite(root)
  const { base } = site.rules
  const inbox = createInbox(inboxFolder, base)

  const checkRequest = onlyLocalHosts(address.host)
  const { port, close } = await listen((req, res) => {
    const serve = async () => {
      // While a build replaces dist/, it is missing for a moment.
      site = await readBuiltSite(root).catch(() => site)
      await staticHost({ folder, ...site })(req, res)
    }
    checkRequest(req, res, () => {
      inbox.handle(req, res, () => {
        serve().catch((error: unknown) => sendText(res, 500, messageOf(error)))
      })
    })
  }, address)

  const { host = 'localhost' } = address
  const origin = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  return { url: origin + base, inboxUrl: `${origin}/__inbox`, inbox, port, close }
}

export const hostOption = {
  type: 'string',
  value: '<address>',
  does: 'listens on this address too: 0.0.0.0 shows the site to a phone in the same network',
} as const

/** Starts a preview that runs until Ctrl+C, and prints its addresses. */
export async function runPreview(root: string, host: string | undefined): Promise<Preview> {
  const { port } = readSettings()
  const preview = await startPreview(root, { port, host })
  if (![0, preview.port].includes(port))
    console.log(`Port ${port} is taken, so the next free one is used.`)
  console.log(`Site   ${preview.url}`)
  console.log(`Inbox  ${preview.inboxUrl}`)
  const opened = openedBy(host)
  if (opened !== undefined) console.log(opened)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  return preview
}

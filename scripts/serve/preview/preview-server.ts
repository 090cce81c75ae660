import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuiltSite } from '#scripts/hosts/index.ts'
import { messageOf, Stop } from '#scripts/system/failure.ts'
import { createInbox, type Inbox } from '../inbox/inbox.ts'
import { listen } from '../listen.ts'
import { sendText } from './send.ts'
import { staticHost } from './static-host.ts'

export type PreviewOptions = {
  /** The folder that holds dist/. */
  root: string
  /** 0 is any free port. If it is taken the next free one is used. */
  port?: number
  /** The address to listen on instead of loopback, to open the site on a phone. */
  host?: string | undefined
  inboxFolder?: string
  quiet?: boolean
}

export type Preview = {
  /** The site's home page. */
  url: string
  inboxUrl: string
  inbox: Inbox
  close: () => Promise<void>
}

/**
 * Serves dist/client as a static host does, with the local inbox in place of the form's endpoint.
 * A new build shows at once; dist is never changed. Throws a `Stop` if there is no build.
 */
export async function startPreview({
  root,
  port = 4173,
  host,
  inboxFolder = path.join(root, '.inbox'),
  quiet = false,
}: PreviewOptions): Promise<Preview> {
  let site = await readBuiltSite(root)
  const { base } = site
  const folder = path.join(root, 'dist', 'client')
  const inbox = createInbox({ folder: inboxFolder, home: base })

  const server = await listen(
    (req, res) => {
      const serve = async () => {
        // A build that is replacing dist leaves nothing to read for a moment.
        site = await readBuiltSite(root).catch(() => site)
        await staticHost({ folder, ...site, base })(req, res)
      }
      void inbox.handle(req, res, () => {
        serve().catch((error: unknown) => sendText(res, 500, messageOf(error)))
      })
    },
    { port, host },
  )

  const origin = `http://${host ?? 'localhost'}:${server.port}`
  const preview = { url: origin + base, inboxUrl: `${origin}/__inbox`, inbox, close: server.close }
  if (!quiet) {
    if (port !== 0 && port !== server.port) {
      console.log(`Port ${port} is taken, so the next free one is used.`)
    }
    const problem = await inbox.problem()
    if (problem) console.warn(problem)
    console.log(`Site   ${preview.url}`)
    console.log(`Inbox  ${preview.inboxUrl}`)
  }
  return preview
}

/**
 * Port and host of a preview: `--port`, else PORT, else 4173; `--host`, else loopback.
 * Throws a `Stop` if the port is not a port.
 */
export function previewOptions(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): { port: number; host: string | undefined } {
  const options = { port: { type: 'string' }, host: { type: 'string' } } as const
  const { values } = parseArgs({ args, options })
  const text = values.port ?? env['PORT'] ?? '4173'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Stop(`${text} is not a port: use 0 to 65535`)
  return { port, host: values.host }
}

/** Starts a preview that runs until Ctrl+C. */
export async function runPreview(root: string, args: string[]): Promise<void> {
  const { close } = await startPreview({ root, ...previewOptions(args) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)))
  }
}

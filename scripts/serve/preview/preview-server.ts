import path from 'node:path'

import { inboxEndpoint } from '../inbox/endpoint.ts'
import { createInbox, type Inbox } from '../inbox/inbox.ts'
import { listen } from '../listen.ts'
import { rewriteEndpoint, rewritePolicy } from './rewrite-endpoint.ts'
import { sendText } from './send.ts'
import { readSiteManifest } from './site-manifest.ts'
import { staticHost } from './static-host.ts'

export type PreviewOptions = {
  /** The folder that holds dist/. */
  root: string
  /** The port wanted, 0 for any; the next free one is taken. */
  port?: number
  /** An address of this computer to listen on instead of loopback, to look at the site from a phone. */
  host?: string | undefined
  /** Where messages are kept. */
  inboxFolder?: string
  /** Prints nothing. */
  quiet?: boolean
}

export type Preview = {
  /** The site's home page. */
  url: string
  inboxUrl: string
  inbox: Inbox
  close: () => Promise<void>
}

const policyHeader = /^content-security-policy(?:-report-only)?$/

/**
 * Serves dist/client as a static host would, with the local inbox in place of the form's endpoint; dist stays
 * as it is. Throws in one line when there is no build.
 */
export async function startPreview({
  root,
  port = 4173,
  host,
  inboxFolder = path.join(root, '.inbox'),
  quiet = false,
}: PreviewOptions): Promise<Preview> {
  const { base, endpoint } = await readSiteManifest(root)
  const inbox = createInbox({ folder: inboxFolder, home: base })
  const serve = staticHost({
    folder: path.join(root, 'dist', 'client'),
    base,
    html: (text) => rewriteEndpoint(text, endpoint, inboxEndpoint),
    header: (name, value) => (policyHeader.test(name) ? rewritePolicy(value, endpoint) : value),
  })

  const server = await listen(
    (req, res) => {
      void inbox.handle(req, res, () => {
        serve(req, res).catch((error: unknown) => {
          sendText(res, 500, error instanceof Error ? error.message : String(error))
        })
      })
    },
    { port, host },
  )

  const origin = `http://${host ?? 'localhost'}:${server.port}`
  const preview = { url: origin + base, inboxUrl: `${origin}/__inbox`, inbox, close: server.close }
  if (!quiet) await announce(preview, port === server.port ? null : port)
  return preview
}

async function announce({ url, inboxUrl, inbox }: Preview, taken: number | null) {
  if (taken !== null) console.log(`Port ${taken} is taken, so the next free one is used.`)
  const problem = await inbox.problem()
  if (problem) console.warn(problem)
  console.log(`Site   ${url}`)
  console.log(`Inbox  ${inboxUrl}`)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Preview, startPreview } from '#scripts/serve/preview/preview-server.ts'

/** Serves a built site on a free port, with its inbox in a temporary folder. */
export async function startSite(root: string): Promise<Preview> {
  const inboxFolder = await mkdtemp(path.join(tmpdir(), 'inbox-'))
  const site = await startPreview(root, { port: 0, inboxFolder })
  return {
    ...site,
    async close() {
      await site.close()
      await rm(inboxFolder, { recursive: true })
    },
  }
}

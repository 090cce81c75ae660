import type { Config } from 'vike/types'

/** Pages are HTML only: browsers get `+client.ts` and no components of pages. */
export default {
  clientRouting: false,
  passToClient: [],
  meta: { Page: { env: { server: true } } },
  // The build calls `prerender` itself, for stale pages only and several times with one bundle.
  prerender: { noExtraDir: true, partial: true, disableAutoRun: true, keepDistServer: true },
} satisfies Config

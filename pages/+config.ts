import type { Config } from 'vike/types'

/** Pages are HTML only: browsers load `+client.ts`, but no components of pages. */
export default {
  clientRouting: false,
  passToClient: [],
  meta: { Page: { env: { server: true } } },
} satisfies Config

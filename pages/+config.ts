import type { Config } from 'vike/types'

/** Pages are HTML only: browsers get `+client.ts` and no components of pages. */
export default {
  clientRouting: false,
  passToClient: [],
  meta: { Page: { env: { server: true } } },
} satisfies Config

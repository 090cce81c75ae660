import type { Config } from 'vike/types'

/** Vike's HTML-only form: pages exist on the server alone; the browser gets `+client.ts`. */
export default {
  prerender: { noExtraDir: true, disableAutoRun: true },
  clientRouting: false,
  passToClient: [],
  meta: { Page: { env: { server: true } } },
} satisfies Config

import type { Config } from 'vike/types'

/** Vike's HTML-only form, in development: pages exist on the server alone; the browser gets `+client.ts`. */
export default {
  clientRouting: false,
  passToClient: [],
  meta: { Page: { env: { server: true } } },
} satisfies Config

import { href } from '#components/href.ts'

/**
 * Opens a route, written without the base: `/contact`.
 * `replace` replaces the current history entry, so that Back doesn't return to it.
 */
export type Navigate = (to: string, options?: { replace: boolean }) => void

let router: Navigate | undefined

/** Connects the shell's router. Until then, `navigate` loads a document. */
export const setNavigate = (navigate: Navigate): void => {
  router = navigate
}

/** The route of an address of this site, with what follows it, without the base. */
export const routeOfAddress = (address: string): string =>
  `/${address.slice(new URL(href('/'), location.href).href.length)}`

/** Navigates from an island. Islands are React roots of their own, outside the router's context. */
export const navigate: Navigate = (to, options) => {
  if (router) router(to, options)
  else location.assign(href(to))
}

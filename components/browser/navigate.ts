import { href } from '#components/href.ts'

/**
 * Goes to a route of the site, written from its root without the base: `/contact`;
 * `replace`: in the place of the present one, so that Back does not return to it.
 */
export type Navigate = (to: string, options?: { replace: boolean }) => void

let router: Navigate | undefined

/** The shell's router takes over navigation once it is there. */
export const setNavigate = (navigate: Navigate): void => {
  router = navigate
}

/** For islands, which stand outside the router's context. */
export const navigate: Navigate = (to, options) => {
  if (router) router(to, options)
  else location.assign(href(to))
}

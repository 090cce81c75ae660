import { href } from '#components/href.ts'

/** Goes to a route of the site, written from its root without the base: `/contact`. */
export type Navigate = (to: string) => void

let router: Navigate | undefined

/** The shell's router takes over navigation once it is there. */
export const setNavigate = (navigate: Navigate): void => {
  router = navigate
}

/** For islands, which stand outside the router's context. */
export const navigate: Navigate = (to) => {
  if (router) router(to)
  else location.assign(href(to))
}

import { inject } from 'vitest'
import { routesOf } from './routes.ts'

/** The pages of the site under test, one of each layout or all. */
export const builtRoutes = await routesOf(inject('siteRoot'), inject('sources'))

/** The pages of the content. */
export const contentRoutes = builtRoutes.filter((route) => route !== 'offline')

/** The pages that a visitor may see, with the not-found page. */
export const routes = [...builtRoutes, 'no-such-page']

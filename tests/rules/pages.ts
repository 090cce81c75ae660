import { inject } from 'vitest'
import { routesOf } from './routes.ts'

const built = await routesOf(inject('siteRoot'), inject('sources'))

/** The pages that a visitor may see, one of each layout or all, with the not-found page. */
export const routes = [...built, 'no-such-page']

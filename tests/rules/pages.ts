import { inject } from 'vitest'
import { all } from '#tests/run/all.ts'
import { routesOf } from './routes.ts'

const built = [...(await routesOf(inject('siteRoot'), inject('sources'))), 'no-such-page']

/** What the filled site says that the site of the repository doesn't. */
const isFilled = (route: string) => /^(?:programs|notices)\//.test(route)

/** The pages that a visitor may see, one of each layout or all, with the not-found page. */
export const routes = all || inject('project') !== 'filled' ? built : built.filter(isFilled)

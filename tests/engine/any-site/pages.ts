import { inject } from 'vitest'
import { all } from '#tests/run/all.ts'
import { routesOf } from './routes.ts'

const built = [...(await routesOf(inject('siteRoot'), inject('sources'))), 'no-such-page']

/** True for pages with facts that only the example has. */
const isOfFacts = (route: string) => /^(?:programs|notices)\//.test(route)

/** The pages that a visitor may see, one of each layout or all, with the not-found page. */
export const routes = all || inject('project') !== 'example' ? built : built.filter(isOfFacts)

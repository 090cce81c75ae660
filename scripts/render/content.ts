import { createContentStore } from '#scripts/content/load.ts'
import type { Content } from '#scripts/content/types.ts'

const store = createContentStore(process.cwd())

/** The route that the not-found page is rendered for; hosts serve its file with status 404. */
export const notFoundRoute = '/404'

/** The content as it stands on disk now; throws when it has faults, with all of them. */
export async function currentContent(): Promise<Content> {
  const { content, faults } = await store.read()
  if (!content) throw new ContentFaults(faults.map(({ message }) => message))
  return content
}

/** Every route that has a page, without the not-found page: Vike's list of what to prerender. */
export async function renderableRoutes(): Promise<string[]> {
  const { routes } = await currentContent()
  return [...routes.keys()].filter((route) => route !== notFoundRoute)
}

export class ContentFaults extends Error {
  constructor(messages: readonly string[]) {
    super(`The content has faults; \`npm run check\` shows each:\n${messages.join('\n')}`)
  }
}

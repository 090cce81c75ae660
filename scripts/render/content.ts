import { createContentStore } from '#scripts/content/load.ts'
import { formatReport } from '#scripts/content/report.ts'
import type { Content, Fault } from '#scripts/content/types.ts'
import { inboxEndpoint } from '#scripts/serve/inbox/endpoint.ts'
import { siteUrl } from '#scripts/site-url.ts'
import { preparePictures } from './pictures.ts'

const root = process.cwd()
const store = createContentStore(root, { keepUnpublished: import.meta.env.DEV })

/** The route that the not-found page is rendered for; hosts serve its file with status 404. */
export const notFoundRoute = '/404'

/** The content has faults; the message shows them all as the check does. */
export class ContentFaults extends Error {
  constructor(faults: readonly Fault[]) {
    super(formatReport(faults))
  }
}

/** Reads the content; throws when it has faults. */
async function read(): Promise<Content> {
  const { content, faults } = await store.read()
  if (!content) throw new ContentFaults(faults)
  const { site } = content
  // In development the local inbox takes the messages (decision 9).
  const form = import.meta.env.DEV ? { endpoint: inboxEndpoint } : site.form
  await preparePictures(root, content)
  return { ...content, site: { ...site, form, url: siteUrl(root) } }
}

let once: Promise<Content> | undefined

/** The content: as it stands on disk now in development, read once for a build. */
export const currentContent = (): Promise<Content> =>
  import.meta.env.DEV ? read() : (once ??= read())

/** Every route that has a page, without the not-found page: Vike's list of what to prerender. */
export async function renderableRoutes(): Promise<string[]> {
  const { routes } = await currentContent()
  return [...routes.keys()].filter((route) => route !== notFoundRoute)
}

/** Whether a page stands at a route; while the content has faults nobody knows, and it may. */
export async function isRoute(route: string): Promise<boolean> {
  try {
    const { routes } = await currentContent()
    return routes.has(route) && route !== notFoundRoute
  } catch {
    return true
  }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { createContentStore } from '#scripts/content/load.ts'
import { formatReport } from '#scripts/content/report.ts'
import type { Content, Fault } from '#scripts/content/types.ts'
import { inboxEndpoint } from '#scripts/serve/inbox/endpoint.ts'
import { siteUrl } from '#scripts/site-url.ts'
import { buildYear } from '#scripts/build-time.ts'
import { renderPage } from './document.tsx'
import { documentOf } from './frame.ts'
import { divideContent, notFoundRoute, type PageInput } from './page-input.ts'
import { pictureVariants } from './pictures.ts'

const root = process.cwd()
const store = createContentStore(root, { keepUnpublished: true })

/** The content has faults; the message shows them all as the check does. */
class ContentFaults extends Error {
  constructor(faults: readonly Fault[]) {
    super(formatReport(faults))
  }
}

/** The content as it stands on disk now; throws when it has faults. */
async function currentContent(): Promise<Content> {
  const { content, faults } = await store.read()
  if (!content) throw new ContentFaults(faults)
  const { site } = content
  // The local inbox takes the messages (decision 9).
  return { ...content, site: { ...site, form: { endpoint: inboxEndpoint }, url: siteUrl(root) } }
}

/** What the page at a route is rendered from. */
async function currentInput(route: string): Promise<PageInput> {
  const content = await currentContent()
  return {
    route,
    content: divideContent(content)(route),
    variants: await pictureVariants(root, content),
    origins: undefined,
    year: buildYear(),
    worker: false,
  }
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

/** The document of a route, or the faults that keep it from being rendered. */
export async function currentDocument(route: string): Promise<string> {
  try {
    return documentOf(renderPage(await currentInput(route)))
  } catch (error) {
    if (error instanceof ContentFaults) return faultsDocument(error)
    throw error
  }
}

/** What stands under the overlay until the content is mended. */
const faultsDocument = ({ message }: ContentFaults) =>
  `<!doctype html><html lang="en"><head>${renderToStaticMarkup(<title>Faults in the content</title>)}` +
  `</head><body>${renderToStaticMarkup(<pre>{message}</pre>)}</body></html>`

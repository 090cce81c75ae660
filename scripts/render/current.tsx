import { renderToStaticMarkup } from 'react-dom/server'
import { formatReport } from '#scripts/content/explain/report.ts'
import { openContent } from '#scripts/content/index.ts'
import type { Content } from '#content/schema/collections.ts'
import type { Diagnostic } from '#scripts/content/explain/diagnostic.ts'
import { inboxEndpoint } from '#scripts/serve/inbox/endpoint.ts'
import { siteUrl } from '#scripts/system/site-url.ts'
import { buildYear } from '#scripts/system/build-time.ts'
import { renderPage } from './document.tsx'
import { documentOf } from './frame.ts'
import { notFoundRoute } from '#content/schema/routes.ts'
import { divideContent, type PageInput, type RouteContent } from './page-input.ts'
import { pictureVariants } from './pictures.ts'

const root = process.cwd()

/** The content has faults; the message shows them all as the check does. */
class ContentError extends Error {
  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatReport(diagnostics))
  }
}

/** The content as it stands on disk now; throws when it has faults. */
async function currentContent(): Promise<Content> {
  const { content, diagnostics } = await openContent(root, { keepUnpublished: true })
  if (!content) throw new ContentError(diagnostics)
  return content
}

type Shown = Pick<PageInput, 'variants'> & { contentOf: (route: string) => RouteContent }

const known = new WeakMap<Content, Promise<Shown>>()

/** What pages are given of a state of the content; made once, for all pages. */
function shownOf(content: Content): Promise<Shown> {
  const found = known.get(content) ?? show(content)
  known.set(content, found)
  // A picture that could not be read may be whole the next time.
  found.catch(() => known.delete(content))
  return found
}

async function show(content: Content): Promise<Shown> {
  const { site } = content
  // The local inbox takes the messages (decision 9).
  const endpoint = { form: { endpoint: inboxEndpoint }, url: siteUrl(root) }
  return {
    contentOf: divideContent({ ...content, site: { ...site, ...endpoint } }),
    variants: await pictureVariants(root, content),
  }
}

/** What the page at a route is rendered from. */
async function currentInput(route: string): Promise<PageInput> {
  const { contentOf, variants } = await shownOf(await currentContent())
  return {
    route,
    ...contentOf(route),
    variants,
    // Nobody shares a page that is being written.
    picture: undefined,
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
    if (error instanceof ContentError) return errorDocument(error)
    throw error
  }
}

/** What stands under the overlay until the content is mended. */
const errorDocument = ({ message }: ContentError) =>
  `<!doctype html><html lang="en"><head>${renderToStaticMarkup(<title>Faults in the content</title>)}` +
  `</head><body>${renderToStaticMarkup(<pre>{message}</pre>)}</body></html>`

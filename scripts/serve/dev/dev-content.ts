import type { PageMedia } from '#components/ui/page-media.ts'
import type { Content } from '#content/schema/collections.ts'
import { type Diagnostic, formatReport, openContent } from '#scripts/content/index.ts'
import { pictureVariants } from '#scripts/build/index.ts'
import { createDrawings } from '#scripts/make/media.ts'
import { contentByRoute, type RouteContent } from '#scripts/render/page-data.ts'
import type { PageSource } from '#scripts/render/page-source.ts'
import { buildYear, siteUrl } from '#scripts/system/settings.ts'
import { inboxEndpoint } from '../inbox/inbox.ts'

type SiteRoute = RouteContent & Pick<PageMedia, 'variants'>

type State = {
  content: Content | undefined
  diagnostics: readonly Diagnostic[]
}

/** The content as it is on disk, with entries that aren't published. */
export type DevContent = {
  /** The state on disk; within a moment of the last reading, that one. */
  read: () => Promise<State>
  /** Reads again after a change. */
  renew: () => Promise<State>
  pages: PageSource
}

/** Milliseconds in which a page that is told of a change requests its new content. */
const freshMs = 200

export function openDevContent(root: string): DevContent {
  let state: Promise<State> | undefined
  let shown: { content: Content; contentOf: Promise<(route: string) => SiteRoute> } | undefined

  let isFresh = false

  function renew(): Promise<State> {
    isFresh = true
    const age = () => void setTimeout(() => (isFresh = false), freshMs).unref()
    state = openContent(root, { keepUnpublished: true }).finally(age)
    return state
  }
  // A page may be requested before the watcher has told of a change.
  const read = () => (state && isFresh ? state : renew())

  async function divide(content: Content): Promise<(route: string) => SiteRoute> {
    const variants = await pictureVariants(root, content)
    // The local inbox takes the messages (decision 9).
    const site = { ...content.site, form: { endpoint: inboxEndpoint }, url: siteUrl(root) }
    const contentOf = contentByRoute({ ...content, site })
    return (route) => ({ ...contentOf(route), variants })
  }

  const pages: PageSource = {
    async page(route) {
      const { content, diagnostics } = await read()
      if (!content) return formatReport(diagnostics)
      if (!content.routes.has(route)) return undefined
      if (shown?.content !== content) shown = { content, contentOf: divide(content) }
      const { variants, ...routeContent } = (await shown.contentOf)(route)
      return {
        ...routeContent,
        route,
        media: { variants, addDrawing: createDrawings({ once: false }) },
        year: buildYear(),
        policy: undefined,
        socialImage: undefined,
        worker: false,
      }
    },
  }
  return { read, renew, pages }
}

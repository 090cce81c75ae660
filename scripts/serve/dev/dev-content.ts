import { stripVTControlCharacters } from 'node:util'
import { adminRoute } from '#content/schema/routes.ts'
import { formatReport } from '#scripts/report/terminal/index.ts'
import { openContent } from '#scripts/check/content/index.ts'
import { openMedia } from '#scripts/make/media.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import type { PageOrFaults } from '#scripts/render/page-source.ts'
import { siteUrl } from '#scripts/content/read/index.ts'
import { readSettings, yearOf } from '#scripts/system/settings.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import { inboxEndpoint } from '../inbox/inbox.ts'

/** Milliseconds in which a browser that is told of a change requests the page. */
const freshMs = 200

/** Reads the content, with entries that aren't published. */
async function readContent(root: string) {
  const settings = readSettings()
  const opened = await openContent(root, settings.day, { keepUnpublished: true })
  const { content, diagnostics } = opened
  if (!content)
    return { ...opened, content, pageAt: () => stripVTControlCharacters(formatReport(diagnostics)) }
  // The local inbox takes the messages.
  const site = { ...content.site, form: { endpoint: inboxEndpoint }, url: siteUrl(root, settings) }
  const { addDrawing } = openMedia(root)
  const contentOf = contentByRoute({ ...content, site })

  const pageAt = (route: string): PageOrFaults | undefined => {
    if (!content.routes.has(route)) return undefined
    const own = contentOf(route)
    const { kind, entry } = own.shown
    return {
      ...own,
      editAt: `${adminRoute}${formAddress({ kind, slug: entry.slug })}`,
      route,
      // Pictures come as they are: to convert one takes seconds.
      media: { variants: new Map(), addDrawing },
      year: yearOf(settings.day),
      policy: undefined,
      socialImage: undefined,
      worker: false,
    }
  }
  return { ...opened, content, pageAt }
}

export type DevContent = ReturnType<typeof openDevContent>

/** The content as it is on disk. */
export function openDevContent(root: string) {
  let reading: ReturnType<typeof readContent> | undefined

  function reread() {
    const forget = () => void setTimeout(() => (reading = undefined), freshMs).unref()
    reading = readContent(root).finally(forget)
    return reading
  }
  /** Reads the content if it isn't fresh: the watcher may not have reported a change yet. */
  const read = () => reading ?? reread()

  return {
    read,
    reread,
    page: async (route: string) => (await read()).pageAt(route),
    movedTo: async (route: string) => (await read()).content?.moved.get(route),
  }
}

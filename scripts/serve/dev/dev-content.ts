import { stripVTControlCharacters } from 'node:util'
import { localeOf } from '#components/locale.ts'
import { languageOfRoute } from '#content/schema/languages.ts'
import { adminRoute } from '#content/schema/routes.ts'
import { formatReport } from '#scripts/report/terminal/index.ts'
import { openSite } from '#scripts/check/open-site.ts'
import { drawInto } from '#scripts/outputs/index.ts'
import { contentByRoute } from '#scripts/render/page-data.ts'
import type { PageOrFaults } from '#scripts/render/page-source.ts'
import { routesIn, withSite } from '#scripts/read/documents/index.ts'
import { siteUrl, today } from '#scripts/read/files/index.ts'
import { project } from '#scripts/system/cache.ts'
import { readSettings } from '#scripts/system/settings.ts'
import { formAddress } from '#scripts/write/cms/index.ts'
import { inboxEndpoint } from '../inbox.tsx'

/** After a change, browsers request the page within these milliseconds. */
const freshMs = 200

async function openPages(root: string, drawings: Map<string, string>) {
  const settings = readSettings()
  const day = today(root, settings)
  const opened = await openSite(root, day, { keepUnpublished: true })
  const { content, diagnostics } = opened
  const faults = () => stripVTControlCharacters(formatReport(diagnostics))
  if (!content) return { ...opened, content, pageAt: faults }
  // The local inbox takes the messages.
  const url = siteUrl(root, settings)
  const local = withSite(content, ({ form }) => {
    return { form: form && { ...form, endpoint: inboxEndpoint }, url }
  })
  const contentOf = contentByRoute(local)
  const routes = routesIn(content)

  const pageAt = (route: string): PageOrFaults | undefined => {
    const own = routes.has(route) ? contentOf(route) : undefined
    if (!own) return undefined
    const { kind, entry } = own.shown
    return {
      ...own,
      ...(root === project && {
        editAt: `${adminRoute}${formAddress({ kind, slug: entry.slug })}`,
      }),
      route,
      // Pictures are sent unconverted, because converting one takes seconds.
      media: { variants: new Map(), addDrawing: drawInto(drawings) },
      year: localeOf(languageOfRoute(route)).formats.year(day),
      policy: undefined,
      socialImage: undefined,
      // The whole fonts have the glyphs of any new word.
      ...(entry.data.lang === 'ne' && {
        type: { sheet: '/components/fonts/nepali.css', preload: [] },
      }),
      worker: false,
      preloadsFonts: false,
    }
  }
  return { ...opened, content, pageAt }
}

export type DevContent = ReturnType<typeof openDevContent>

export function openDevContent(root: string) {
  /** The drawings of the shown pages, by their paths. */
  const drawings = new Map<string, string>()
  let reading: ReturnType<typeof openPages> | undefined

  function reread() {
    const forget = () => void setTimeout(() => (reading = undefined), freshMs).unref()
    reading = openPages(root, drawings).finally(forget)
    return reading
  }
  /** Reads the content if it isn't fresh: the watcher may not have reported a change yet. */
  const read = () => reading ?? reread()

  return {
    root,
    drawings,
    read,
    reread,
    page: async (route: string) => (await read()).pageAt(route),
    movedTo: async (route: string) => (await read()).content?.moved.get(route),
  }
}

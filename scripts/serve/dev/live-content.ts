import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentNote } from '#components/shell/page/content-notes.ts'
import {
  type Diagnostic,
  byPlace,
  placeOf,
  sentenceOf,
} from '#scripts/content/diagnostics/index.ts'
import { formatReport, usesColour } from '#scripts/report/terminal/index.ts'
import { contentWarnings } from '#scripts/check/made/index.ts'
import type { ProseChecker } from '#scripts/check/text/index.ts'
import type { DevContent } from './dev-content.ts'

/** True for the files of writers: pages, entries and everything under public/. */
const isContent = (file: string) =>
  /^(?:pages|content)\/.+\.(?:mdx|ya?ml)$|^public\//.test(file) &&
  !file.startsWith('content/schema/')

/** Milliseconds to wait, because an editor may write a file in several steps. */
const settleMs = 20

/** Milliseconds without a change before the rest of the check runs: its rules take long to load. */
const quietMs = 1000

const noteOf = (diagnostic: Diagnostic): ContentNote => ({
  isFault: diagnostic.severity === 'error',
  place: placeOf(diagnostic),
  words: sentenceOf(diagnostic),
  frame: diagnostic.frame,
  hint: diagnostic.hint ?? '',
})

/**
 * In development: shows a change of content, or of a component that only the server has, in the open
 * tab without a reload. What `npm run check` says of the content is in the terminal and on the page:
 * faults cover it until they are fixed.
 */
export function liveContent({ read, reread }: DevContent): Plugin {
  let server: ViteDevServer
  let checkProse: ProseChecker | undefined
  let result: Awaited<ReturnType<typeof read>> | undefined
  /** What `finishCheck` found last. */
  let warnings: readonly Diagnostic[] = []
  let printed = ''
  let timer: NodeJS.Timeout | undefined

  const client = () => server.environments.client.hot
  const update = () => client().send('page:update')
  const notes = () => [...(result?.diagnostics ?? []), ...warnings].toSorted(byPlace)
  const after = (ms: number, work: () => Promise<void>) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void work().catch((error: unknown) => server.config.logger.error(String(error)))
    }, ms)
  }

  async function renew() {
    result = await reread()
    client().send('content:notes', notes().map(noteOf))
    if (result.content) update()
    after(quietMs, finishCheck)
  }

  /** Finds the warnings, and prints everything if it has changed. */
  async function finishCheck() {
    const { root } = server.config
    const { content, documents } = (result ??= await read())
    checkProse ??= (await import('#scripts/check/text/index.ts')).proseChecker(root)
    const ofContent = content ? await contentWarnings(root, content) : []
    warnings = [...ofContent, ...(await checkProse(documents))]
    client().send('content:notes', notes().map(noteOf))
    const report = formatReport(notes(), { colour: usesColour() })
    if (report !== printed) console.log(`\n${report.trimEnd() || 'No faults, no warnings.'}`)
    printed = report
  }

  return {
    name: 'live-content',
    apply: 'serve',
    configureServer(devServer) {
      server = devServer
      const { root } = server.config
      server.watcher.on('all', (_event, file) => {
        if (isContent(path.relative(root, file).replaceAll('\\', '/'))) after(settleMs, renew)
      })
      server.httpServer?.once('listening', () => after(quietMs, finishCheck))
      client().on('notes:ready', (_, tab) => tab.send('content:notes', notes().map(noteOf)))
    },
    hotUpdate({ file, modules }) {
      // Tailwind makes the style sheet from the components, so each is also one of its assets.
      const isCode = modules.some(({ type }) => type === 'js')
      if (this.environment.name !== 'ssr' || !isCode) return
      // React refreshes a module that the browser has.
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file) ?? []
      if ([...inBrowser].some(({ type }) => type === 'js')) return
      // Tells the server to load the module again, with all modules that import it.
      this.environment.hot.send({ type: 'full-reload' })
      update()
      return []
    },
  }
}

import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentNote } from '#components/shell/development/content-notes.ts'
import {
  type Diagnostic,
  byPlace,
  placeOf,
  sentenceOf,
} from '#scripts/content/diagnostics/index.ts'
import { formatReport } from '#scripts/report/terminal/index.ts'
import { checkMade } from '#scripts/check/made/index.ts'
import { isWritten } from '#scripts/system/own-code.ts'
import type { DevContent } from './dev-content.ts'
import { today } from '#scripts/system/settings.ts'

/** Milliseconds to wait, because an editor may write a file in several steps. */
const settleMs = 20

/** Milliseconds without a change before the rest of the check runs: its rules take long to load. */
const quietMs = 1000

const noteOf = (diagnostic: Diagnostic, routes: readonly string[] | undefined): ContentNote => ({
  isFault: diagnostic.severity === 'error',
  routes,
  place: placeOf(diagnostic),
  words: sentenceOf(diagnostic),
  frame: diagnostic.frame,
  hint: diagnostic.hint ?? '',
})

/**
 * In development: shows a change of content, or of a component that only the server has, in the open
 * tab without a reload. What `npm run check` says of the content is in the terminal and on the page:
 * faults cover the pages that show their file until they are fixed.
 */
export const liveContent = (content: DevContent): Plugin => ({
  name: 'live-content',
  apply: 'serve',
  configureServer(server) {
    const { renewSoon, checkSoon, sendNotes } = contentReporter(server, content)
    const { root } = server.config
    server.watcher.on('all', (_event, file) => {
      if (isWritten(path.relative(root, file).replaceAll('\\', '/'))) renewSoon()
    })
    server.httpServer?.once('listening', checkSoon)
    server.environments.client.hot.on('notes:ready', (_, tab) => sendNotes(tab))
  },
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    // Tailwind makes the style sheet from the components, so each is also one of its assets.
    const isCode = modules.some(({ type }) => type === 'js')
    if (this.environment.name !== 'ssr' || !isCode) return
    // React refreshes a module that the browser has.
    const inBrowser = client.moduleGraph.getModulesByFile(file) ?? []
    if ([...inBrowser].some(({ type }) => type === 'js')) return
    // Tells the server to load the module again, with all modules that import it.
    this.environment.hot.send({ type: 'full-reload' })
    client.hot.send('page:update')
    return []
  },
})

/** Reads the content again after a change, checks it, and sends what is wrong to the terminal and the tabs. */
function contentReporter(server: ViteDevServer, { read, reread }: DevContent) {
  const { hot } = server.environments.client
  const { root, logger } = server.config
  let opened: Awaited<ReturnType<typeof read>> | undefined
  let warnings: readonly Diagnostic[] = []
  let printed = ''
  const onError = (error: unknown) => logger.error(String(error))
  const notes = () => [...(opened?.diagnostics ?? []), ...warnings].toSorted(byPlace)
  const sendNotes = (tab: Pick<typeof hot, 'send'>) =>
    tab.send(
      'content:notes',
      notes().map((note) => noteOf(note, opened?.pagesOf(note.path))),
    )

  async function renew() {
    opened = await reread()
    sendNotes(hot)
    if (opened.content) hot.send('page:update')
    checkSoon()
  }

  async function finishCheck() {
    opened ??= await read()
    // The rules of text and their dictionary take half a second to load.
    const { checkProse } = await import('#scripts/check/text/index.ts')
    const made = await checkMade(root, opened, today())
    warnings = [...made, ...(await checkProse(root, opened, today()))]
    sendNotes(hot)
    const report = formatReport(notes())
    if (report !== printed) console.log(`\n${report.trimEnd() || 'No faults, no warnings.'}`)
    printed = report
  }

  const checkSoon = debounce(quietMs, finishCheck, onError)
  return { renewSoon: debounce(settleMs, renew, onError), checkSoon, sendNotes }
}

function debounce(ms: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void work().catch(onError), ms)
  }
}

import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentCounts } from '#components/shell/development/content-notes.ts'
import { type Diagnostic, byPlace } from '#scripts/read/diagnostics/index.ts'
import { formatReport } from '#scripts/report/terminal/index.ts'
import { checkRepository } from '#scripts/check/repository/check-repository.ts'
import { generatedRules } from '#scripts/check/repository/generated-files.ts'
import { isWritten } from '#scripts/system/own-code.ts'
import type { DevContent } from './dev-content.ts'
import { today } from '#scripts/read/files/index.ts'

/** Milliseconds to wait, because an editor may write a file in several steps. */
const settleMs = 20

/** Milliseconds without a change before the rest of the check runs: its rules take long to load. */
const quietMs = 1000

const isFault = ({ severity }: Diagnostic) => severity === 'error'

/**
 * In development: shows a change of content, or of a component that only the server has, in the open
 * tab without a reload. Faults and warnings are in the terminal. Faults are also in Vite's overlay until
 * they are fixed; the tab below it doesn't change.
 */
export const liveContent = (content: DevContent): Plugin => ({
  name: 'live-content',
  apply: 'serve',
  configureServer(server) {
    const { renewSoon, checkSoon, tell } = devCheckReporter(server, content)
    const { root } = content
    server.watcher.on('all', (_event, file) => {
      if (isWritten(path.relative(root, file).replaceAll('\\', '/'))) renewSoon()
    })
    server.httpServer?.once('listening', checkSoon)
    server.environments.client.hot.on('content:ready', (_, tab) => tell(tab))
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

/** Reads and checks the content after a change. Reports faults and warnings to the terminal and the tabs. */
function devCheckReporter(server: ViteDevServer, { root, read, reread }: DevContent) {
  const { hot } = server.environments.client
  const { logger } = server.config
  let opened: Awaited<ReturnType<typeof read>> | undefined
  let warnings: readonly Diagnostic[] = []
  let printed = ''
  let shown = ''
  const onError = (error: unknown) => logger.error(String(error))
  const notes = () => [...(opened?.diagnostics ?? []), ...warnings].toSorted(byPlace)

  /** Tells one tab or all of them. An overlay that was closed stays closed until the faults change. */
  function tell(tab: Pick<typeof hot, 'send'> = hot) {
    const [all, faults] = [notes(), notes().filter(isFault)]
    const message = stripVTControlCharacters(formatReport(faults))
    if (message !== '' && (tab !== hot || message !== shown))
      tab.send({ type: 'error', err: { message, stack: '' } })
    if (tab === hot) shown = message
    const counts = { faults: faults.length, warnings: all.length - faults.length }
    tab.send('content:checked', counts satisfies ContentCounts)
  }

  async function renew() {
    opened = await reread()
    tell()
    if (opened.content) hot.send('page:update')
    checkSoon()
  }

  async function finishCheck() {
    opened ??= await read()
    // The rules of text and their dictionary take half a second to load.
    const { checkProse } = await import('#scripts/check/text/index.ts')
    const day = today(root)
    const generated = await checkRepository(generatedRules, { root, opened, day })
    warnings = [...generated, ...(await checkProse(root, opened, day))]
    tell()
    const report = formatReport(notes())
    // .vscode/tasks.json names the first and the last line.
    if (report !== printed)
      console.log(`\nThe check says:\n${report.trimEnd() || 'No faults, no warnings.'}`)
    printed = report
  }

  const checkSoon = debounce(quietMs, finishCheck, onError)
  return { renewSoon: debounce(settleMs, renew, onError), checkSoon, tell }
}

/** Runs `work` after `ms` without a call, one run at a time: a slow run would report older content last. */
function debounce(ms: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const run = () => {
    last = last.then(work).catch(onError)
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
}

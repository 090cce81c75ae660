import path from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { type Diagnostic, placeOf, sentenceOf } from '#scripts/content/index.ts'
import type { DevContent } from './dev-content.ts'

/** True for the files of writers: pages, entries and everything under public/. */
const isContent = (file: string) =>
  /^(?:pages|content)\/.+\.(?:mdx|ya?ml)$|^public\//.test(file) &&
  !file.startsWith('content/schema/')

/** Milliseconds to wait, because an editor may write a file in several steps. */
const settleMs = 20

/** The data of Vite's overlay: all faults, in the words of `npm run check`. */
function overlay(root: string, diagnostics: readonly Diagnostic[]): ErrorPayload {
  const [first] = diagnostics
  const messages = diagnostics.map((each) =>
    [`${placeOf(each)}  ${sentenceOf(each)}`, each.hint].filter(Boolean).join('\n'),
  )
  return {
    type: 'error',
    err: {
      plugin: 'content',
      message: messages.join('\n\n'),
      stack: '',
      frame: first?.frame ?? '',
      ...(first && {
        loc: { file: path.join(root, first.path), line: first.line, column: first.column },
      }),
    },
  }
}

/**
 * In development: shows a change of content, or of a component that only the server has, in the open
 * tab without a reload. Faults of the content cover the page until they are fixed.
 */
export function liveContent({ read, reread }: DevContent): Plugin {
  let server: ViteDevServer
  let isFaulty = false
  let timer: NodeJS.Timeout | undefined

  const client = () => server.environments.client.hot
  const update = () => client().send('page:update')
  // Vite's client removes its overlay when it gets an update.
  const emptyUpdate = { type: 'update' as const, updates: [] }

  async function show(reading: ReturnType<typeof read>) {
    const { content, diagnostics } = await reading
    if (!content) {
      client().send(overlay(server.config.root, diagnostics))
    } else {
      if (isFaulty) client().send(emptyUpdate)
      update()
    }
    isFaulty = !content
  }

  return {
    name: 'live-content',
    apply: 'serve',
    configureServer(devServer) {
      server = devServer
      const { root, logger } = server.config
      const renewPages = () =>
        void show(reread()).catch((error: unknown) => logger.error(String(error)))
      server.watcher.on('all', (_event, file) => {
        if (!isContent(path.relative(root, file).replaceAll('\\', '/'))) return
        clearTimeout(timer)
        timer = setTimeout(renewPages, settleMs)
      })
      client().on('page:ready', (_, tab) => {
        if (isFaulty) void show(read())
        // Vite's client would reload if an overlay were open at its first update.
        else tab.send(emptyUpdate)
      })
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

import path from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { type Diagnostic, placeOf, sentenceOf } from '#scripts/content/index.ts'
import type { DevContent } from './dev-content.ts'

/** Files of writers: texts, data and what they show. */
const isContent = (file: string) =>
  /^(?:pages|content)\/.+\.(?:mdx|ya?ml)$|^public\//.test(file) &&
  !file.startsWith('content/schema/')

/** Milliseconds: an editor may write a file in several steps. */
const settleMs = 20

/** Vite's overlay with all faults, in the words of `npm run check`. */
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
export function liveContent({ read, renew }: DevContent): Plugin {
  let server: ViteDevServer
  let isFaulty = false
  let timer: NodeJS.Timeout | undefined

  const client = () => server.environments.client.hot
  const update = () => client().send('page:update')
  // An update of nothing: it removes Vite's overlay.
  const nothing = { type: 'update' as const, updates: [] }

  async function show(reading: ReturnType<typeof read>) {
    const { content, diagnostics } = await reading
    if (!content) {
      client().send(overlay(server.config.root, diagnostics))
    } else {
      if (isFaulty) client().send(nothing)
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
        void show(renew()).catch((error: unknown) => logger.error(String(error)))
      server.watcher.on('all', (_event, file) => {
        if (!isContent(path.relative(root, file).replaceAll('\\', '/'))) return
        clearTimeout(timer)
        timer = setTimeout(renewPages, settleMs)
      })
      client().on('page:ready', (_, tab) => {
        if (isFaulty) void show(read())
        // Vite's client reloads if its first update of all finds an overlay: this is its first.
        else tab.send(nothing)
      })
    },
    hotUpdate({ file, modules }) {
      // The style sheet is made from the components' files, so it counts them as its assets.
      const isCode = modules.some(({ type }) => type === 'js')
      if (this.environment.name !== 'ssr' || !isCode) return
      // React's refresh updates a module that the browser has.
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file) ?? []
      if ([...inBrowser].some(({ type }) => type === 'js')) return
      // The server forgets the module and all that import it.
      this.environment.hot.send({ type: 'full-reload' })
      update()
      return []
    },
  }
}

import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { watchFolders } from '#scripts/report/check/index.ts'
import { type Diagnostic, openContent, placeOf, sentenceOf } from '#scripts/content/index.ts'

const inRoot = (root: string, file: string) => path.relative(root, file).replaceAll('\\', '/')

/** A file that writers write, or a folder. */
const mayBeContent = (file: string) => /\.(?:mdx|ya?ml)$|^[^.]+$/.test(path.basename(file))

/** Milliseconds until an editor has written a file that it has begun to write. */
const settling = 20

/** The overlay's form of a fault: the same words as `npm run check`. */
const overlay = (root: string, diagnostics: readonly Diagnostic[]) => {
  const [first] = diagnostics
  return {
    type: 'error' as const,
    err: {
      plugin: 'content',
      message: diagnostics
        .map((diagnostic) =>
          [`${placeOf(diagnostic)}  ${sentenceOf(diagnostic)}`, diagnostic.hint]
            .filter((text) => text !== undefined)
            .join('\n'),
        )
        .join('\n\n'),
      stack: '',
      frame: first?.frame ?? '',
      ...(first && {
        id: path.join(root, first.path),
        loc: { file: path.join(root, first.path), line: first.line, column: first.column },
      }),
    },
  }
}

/**
 * In development: a change of content, or of a component that only the server knows, is shown in
 * the open tab without a reload; a fault is shown over the page until it is mended.
 */
export function liveContent(): Plugin {
  let server: ViteDevServer
  let root = ''
  let isFaulty = false
  let stop: (() => void) | undefined

  const update = () => server.environments.client.hot.send('page:update')

  async function checkContent() {
    const { content, diagnostics } = await openContent(root, { keepUnpublished: true })
    const { hot } = server.environments.client
    if (content) {
      // Vite's own overlay goes away with its next update; this one is an update of nothing.
      if (isFaulty) hot.send({ type: 'update', updates: [] })
      update()
    } else {
      hot.send(overlay(root, diagnostics))
    }
    isFaulty = !content
  }

  return {
    name: 'live-content',
    apply: 'serve',
    // Vite would look at every file of a folder after each change of one.
    config: () => ({
      server: {
        watch: {
          ignored: [
            (file: string) => /^content\/(?!schema(?:\/|$))[^/.]+(?:\/|$)/.test(inRoot(root, file)),
          ],
        },
      },
    }),
    configResolved(config) {
      ;({ root } = config)
    },
    buildEnd() {
      stop?.()
    },
    configureServer(devServer) {
      server = devServer
      const check = () =>
        checkContent().catch((error: unknown) => server.config.logger.error(String(error)))
      const begin = () => {
        const options = { settling, counts: mayBeContent }
        stop = watchFolders(root, ['content', 'pages'], check, options)
      }
      if (server.httpServer) server.httpServer.once('listening', begin)
      else begin()
      server.environments.client.hot.on('page:ready', (_, client) => {
        if (isFaulty) void check()
        // Vite's client reloads when its first update of all finds an overlay: this is its first.
        else client.send({ type: 'update', updates: [] })
      })
    },
    async hotUpdate({ file, modules }) {
      // The style sheet is made from the components' files, so it counts them as its assets.
      const ofScript = modules.filter(({ type }) => type === 'js')
      if (this.environment.name !== 'ssr' || ofScript.length === 0) return
      // A module that the browser has is updated by React's own refresh.
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file) ?? []
      if ([...inBrowser].some(({ type }) => type === 'js')) return
      // The server forgets the module and all that imports it; the browser asks again.
      this.environment.hot.send({ type: 'full-reload' })
      update()
      return []
    },
  }
}

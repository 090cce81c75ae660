import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { serviceWorker } from '#scripts/build/index.ts'
import { contentType } from '#scripts/hosts/index.ts'
import { brochureContent, brochures } from '#scripts/make/brochures/index.ts'
import { mediaFile } from '#scripts/make/media.ts'
import { iconFiles, webManifest } from '#scripts/make/site-files/index.ts'
import { createInbox } from '../inbox/inbox.ts'
import type { DevContent } from './dev-content.ts'

type MakeFile = (path: string) => Promise<string | Uint8Array | undefined>

/** The files that a build writes beside the pages, each made when it is requested. */
function fileMaker(root: string, { read }: DevContent): MakeFile {
  const icons = iconFiles()
  const { make } = brochures(root)
  return async (file) => {
    const { dir, base, name } = path.posix.parse(file)
    if (dir === '/media') return mediaFile(base)
    // Removes the service worker that a preview left on this port.
    if (file === '/sw.js') return serviceWorker(root, 'removal')
    if (icons.has(file)) return icons.get(file)
    const isBrochure = dir === '/brochures'
    if (!isBrochure && file !== '/site.webmanifest') return undefined
    const { content } = await read()
    if (!isBrochure) return content && webManifest(content.site)
    const program = content?.programs.find(
      ({ slug, data }) => data.brochureLink === undefined && slug === name,
    )
    return content && program && make(brochureContent(program, content.site))
  }
}

/** Serves files and the inbox in development. */
export function devServices(content: DevContent): Plugin {
  return {
    name: 'dev-services',
    apply: 'serve',
    configureServer({ config: { base, root }, middlewares }) {
      const inbox = createInbox(path.join(root, '.inbox'), base)
      middlewares.use((request, response, next) => void inbox.handle(request, response, next))
      const makeFile = fileMaker(root, content)
      const handle: Connect.NextHandleFunction = async ({ url = '' }, response, next) => {
        try {
          const { pathname } = new URL(url, 'http://localhost')
          const bytes = await makeFile(pathname)
          if (bytes === undefined) next()
          else response.setHeader('content-type', contentType(pathname)).end(bytes)
        } catch (error) {
          next(error)
        }
      }
      middlewares.use(base.replace(/\/$/, ''), (...all) => void handle(...all))
    },
  }
}

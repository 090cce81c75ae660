import path from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'
import { brochureContent, brochures } from '#scripts/make/brochures/index.ts'
import { openContent } from '#scripts/content/index.ts'
import { mediaDir } from '#scripts/make/media/index.ts'
import { contentType } from '#scripts/hosts/index.ts'
import { createInbox } from '../inbox/inbox.ts'
import { serviceWorker } from '#scripts/build/index.ts'
import { iconFiles, webManifest } from '#scripts/make/site-files/index.ts'

/** The icons and the web manifest, made when they are asked for. */
function identityFiles(root: string): Connect.NextHandleFunction {
  const icons = iconFiles()
  const find = async (file: string) => {
    if (file !== '/site.webmanifest') return icons.get(file)
    const { content } = await openContent(root, { keepUnpublished: true })
    return content && webManifest(content.site)
  }
  return async ({ url = '' }, response, next) => {
    const file = url.replace(/\?.*/, '')
    const bytes = await find(file)
    if (bytes === undefined) next()
    else response.setHeader('content-type', contentType(file)).end(bytes)
  }
}

/** The brochures that the build would make, each made when it is asked for. */
function brochureFiles(root: string): Connect.NextHandleFunction {
  const { make } = brochures(root)
  return async ({ url = '' }, response, next) => {
    const { content } = await openContent(root, { keepUnpublished: true })
    const program = content?.programs.find(
      ({ slug, data }) => data.brochureLink === undefined && url === `/${slug}.pdf`,
    )
    if (!content || !program) {
      next()
      return
    }
    const pdf = await make(brochureContent(program, content.site))
    response.setHeader('content-type', 'application/pdf').end(pdf)
  }
}

/** In the place of a service worker that a preview left on this port. */
function noServiceWorker(root: string): Connect.NextHandleFunction {
  return async (_, response) => {
    const script = await serviceWorker(root, 'removal')
    response.setHeader('content-type', contentType('sw.js')).end(script)
  }
}

/** What the built site has as files beside its pages, served in development: media, icons, brochures, inbox. */
export function devServices(): Plugin {
  return {
    name: 'dev-services',
    apply: 'serve',
    configureServer({ config: { base, root }, middlewares }) {
      const inbox = createInbox({ folder: path.join(root, '.inbox'), home: base })
      middlewares.use((request, response, next) => void inbox.handle(request, response, next))
      middlewares.use(`${base}sw.js`, noServiceWorker(root))
      middlewares.use(`${base}media`, sirv(mediaDir(), { dev: true }))
      middlewares.use(`${base}brochures`, brochureFiles(root))
      middlewares.use(base.replace(/\/$/, ''), identityFiles(root))
    },
  }
}

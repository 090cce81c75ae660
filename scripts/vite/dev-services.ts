import path from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { mediaDir } from '#scripts/media/emit.ts'
import { createInbox } from '#scripts/serve/inbox/inbox.ts'

/** What the built site has as files beside its pages, served in development: media and the inbox. */
export function devServices(): Plugin {
  return {
    name: 'dev-services',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const { base, root } = config
      const inbox = createInbox({ folder: path.join(root, '.inbox'), home: base })
      middlewares.use((request, response, next) => void inbox.handle(request, response, next))
      middlewares.use(`${base}media`, sirv(mediaDir(), { dev: true }))
    },
  }
}

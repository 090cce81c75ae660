import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { withoutLanguage } from '#content/schema/languages.ts'
import { adminRoute, fileOfPage } from '#content/schema/routes.ts'
import { outputs } from '#components/outputs/index.ts'
import { serviceWorker } from '#scripts/build/index.ts'
import { contentType } from '#scripts/hosts/index.ts'
import {
  documentTypesetter,
  iconFiles,
  iconNames,
  outputFiles,
  siteFiles,
} from '#scripts/outputs/index.ts'
import { project } from '#scripts/system/cache.ts'
import { adminSite } from '#scripts/write/admin/index.ts'
import { adminData } from '#scripts/write/cms/index.ts'
import { createInbox } from '../inbox.tsx'
import { onlyLocalHosts } from '../local-hosts.ts'
import { sendText } from '../preview/static-host.ts'
import type { DevContent } from './dev-content.ts'

/** True for a file that a build makes from the content. The content is read for no other file. */
const isOfContent = (file: string): boolean =>
  file.endsWith('.webmanifest') ||
  outputs.some(({ addresses }) => addresses.test(withoutLanguage(file)))

/** Returns a function that gives a file other than a page, as a build writes it; undefined if a build has no such file. */
function otherFiles(base: string, { root, read, drawings }: DevContent) {
  async function editor() {
    const { content, files, ...opened } = await read()
    const livePage = {
      files: [...files].filter((file) => file.startsWith('public/')),
      variants: [],
      downloads: {},
      style: `${base}components/theme.css`,
    }
    const data = adminData({ ...opened, editing: content?.site.editing, base })
    return adminSite({ root, base, data, livePage })
  }
  return async (file: string): Promise<string | Uint8Array | undefined> => {
    if (file.startsWith('/media/')) return drawings.get(file)
    if (file === fileOfPage(adminRoute) || file.startsWith(`${adminRoute}/`))
      return root === project ? (await editor()).get(file) : undefined
    // Removes the service worker that a preview left on this port.
    if (file === '/sw.js') return serviceWorker(project, 'removal')
    const isIcon = iconNames.includes(file)
    if (!isIcon && !isOfContent(file)) return undefined
    const { content } = await read()
    if (!content) return undefined
    if (isIcon) return (await iconFiles(root, content.site)).get(file)
    const output = outputFiles(content).find(({ address }) => address === file)
    if (!output) return siteFiles(content).get(file)
    return 'document' in output ? documentTypesetter(root, content.site)(output) : output.text
  }
}

/** True for a file under public/ that the check refuses, so that no build publishes it. Vite would serve it. */
async function isRefused(pathname: string, { root, read }: DevContent): Promise<boolean> {
  const file = path.posix.normalize(`public${decodeURI(pathname)}`)
  if (!existsSync(path.join(root, file))) return false
  const { diagnostics } = await read()
  const faults = diagnostics.filter(({ severity }) => severity === 'error')
  // On many disks, names that differ only in case are the same file.
  const served = `${file}/`.toLowerCase()
  return faults.some((fault) => served.startsWith(`${fault.path}/`.toLowerCase()))
}

/** True for a file that Vite serves from its place in the repository or, with /@fs/, on the disk. */
function isAtItsPlace(root: string, pathname: string): boolean {
  const file = path.join(root, decodeURI(pathname))
  return pathname.startsWith('/@fs/') || (existsSync(file) && statSync(file).isFile())
}

export const devServices = (content: DevContent): Plugin => ({
  name: 'dev-services',
  apply: 'serve',
  configureServer({ config: { base, root, server }, middlewares }) {
    middlewares.use(onlyLocalHosts(typeof server.host === 'string' ? server.host : undefined))
    const inbox = createInbox(path.join(root, '.inbox'), base)
    middlewares.use(inbox.handle)
    const fileAt = otherFiles(base, content)
    middlewares.use(base.replace(/\/$/, ''), ({ url = '' }, response, next) => {
      const serve = async () => {
        try {
          const [pathname = ''] = url.split('?')
          if (await isRefused(pathname, content))
            return sendText(response, 404, 'npm run check says what is wrong with this file.')
          const file = pathname === adminRoute ? fileOfPage(adminRoute) : pathname
          const bytes = await fileAt(file)
          if (bytes !== undefined)
            return response.setHeader('content-type', contentType(file)).end(bytes)
          // In a sandbox, a drawing of a pull request runs no script with this server's origin.
          if (isAtItsPlace(root, pathname)) response.setHeader('content-security-policy', 'sandbox')
          next()
        } catch (error) {
          next(error)
        }
      }
      void serve()
    })
  },
})

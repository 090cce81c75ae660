import { readdirSync } from 'node:fs'
import path from 'node:path'

const slugsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.basename(name, '.mdx'))
    .toSorted()

const pageRoutes = slugsIn('pages')
  .filter((slug) => slug !== '404')
  .map((slug) => (slug === 'index' ? '/' : `/${slug}`))

const programRoutes = slugsIn('content/programs').map((slug) => `/programs/${slug}`)

/** Every route that the files of pages/ and content/programs/ give, without the not-found page. */
export const routes: readonly string[] = [...pageRoutes, ...programRoutes]

import { readdirSync, readFileSync } from 'node:fs'

const slugsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /(?<!^404)\.mdx$/.test(name))
    .map((name) => name.replace(/\.mdx$/, ''))

const pages = slugsIn('pages').map((slug) => (slug === 'index' ? '' : slug))
const programs = slugsIn('content/programs').map((slug) => `programs/${slug}`)

/** The path of every page of the content, relative to the site; Home is empty. */
export const contentRoutes: readonly string[] = [...pages, ...programs]

/** True for the whole of the checks (`npm run test:all`), false for one page of each layout. */
export const all = Boolean(process.env['TEST_ALL'])

const layoutOf = (route: string) =>
  /^layout: .+$/m.exec(readFileSync(`pages/${route || 'index'}.mdx`, 'utf8'))?.[0]

const pageOfEachLayout = [...new Map(pages.map((route) => [layoutOf(route), route])).values()]

/** The pages to check, with the offline page and the not-found page. */
export const routes: readonly string[] = [
  ...(all ? pages : pageOfEachLayout),
  ...(all ? programs : programs.slice(0, 1)),
  'offline',
  'no-such-page',
]

/** What the not-found page writes to the console. */
export const notFoundMessages = [/status of 404/, /^User attempted to access non-existent route/]

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltSite } from './addresses.ts'
import { checkAssets, checkManifest, checkStyles } from './check-assets.ts'
import { checkData } from './check-data.ts'
import { checkHead } from './check-head.ts'
import { linkChecker } from './check-links.ts'
import type { Wanted } from './check-links.ts'
import { checkOutline } from './check-outline.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkRobots, checkSitemap } from './check-sitemap.ts'
import { isHidden, metaOf } from './built-page.ts'
import type { BuiltPage } from './built-page.ts'
import { FindingList } from './finding.ts'
import type { GroupedFinding, SiteFinding } from './finding.ts'
import { readPage } from './read-page.ts'

export type SiteReport = {
  readonly findings: readonly GroupedFinding[]
  readonly pages: number
  /** Addresses on other sites, each with the first page that links to it. */
  readonly outside: ReadonlyMap<string, string>
}

/**
 * Checks the files that are uploaded, one page in memory at a time.
 * `given` are files that the build only copied, such as a search engine's proof of ownership.
 */
export async function checkSite(
  folder: string,
  site: BuiltSite,
  given: ReadonlySet<string> = new Set(),
): Promise<SiteReport> {
  const list = new FindingList()
  const outside = new Map<string, string>()
  const wanted: { file: string; link: Wanted }[] = []
  const idsOf = new Map<string, string>()
  const shown = new Set<string>()
  const isNew = { title: uniqueness(), description: uniqueness() }
  const linksOf = linkChecker(site)
  const read = (file: string) => readFile(join(folder, file), 'utf8')

  const files = [...site.files].toSorted()
  const pages = files.filter((file) => file.endsWith('.html') && !given.has(file))
  for (const file of pages) {
    const page = readPage(file, await read(file))
    const links = linksOf(page)
    const found = [
      ...checkHead(page, site),
      ...sameHeadFindings(page, isNew),
      ...checkOutline(page),
      ...links.findings,
      ...checkAssets(page, site),
      ...checkData(page, site),
    ]
    list.add(file, page.html, ...found)
    idsOf.set(file, `\n${page.ids.map(({ id }) => id).join('\n')}\n`)
    for (const url of links.outside) if (!outside.has(url)) outside.set(url, file)
    for (const link of links.wanted) wanted.push({ file, link })
    if (!isHidden(page)) shown.add(file)
  }

  for (const { file, link } of wanted) {
    if (idsOf.get(link.target)?.includes(`\n${link.fragment}\n`) !== false) continue
    list.add(file, '', link.finding)
  }
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const css = await read(file)
    list.add(file, css, ...checkStyles(file, css, site))
  }
  await checkBeside(site, shown, read, list)
  return { findings: list.all(), pages: pages.length, outside }
}

/** The files beside the pages. */
async function checkBeside(
  site: BuiltSite,
  shown: ReadonlySet<string>,
  read: (file: string) => Promise<string>,
  list: FindingList,
): Promise<void> {
  const checks = {
    'sitemap.xml': (text: string) => checkSitemap(text, shown, site),
    'robots.txt': (text: string) => checkRobots(text, shown, site),
    'site.webmanifest': (text: string) => checkManifest('site.webmanifest', text, site),
  }
  for (const [file, check] of Object.entries(checks)) {
    const text = site.files.has(file) ? await read(file) : undefined
    if (text === undefined)
      list.add(file, '', { rule: 'site-asset', message: `there is no ${file}` })
    else list.add(file, text, ...check(text))
  }
  list.add('_redirects', '', ...checkRedirects(site))
}

/** Says of a text who had it before. */
function uniqueness(): (text: string, file: string) => string | undefined {
  const first = new Map<string, string>()
  return (text, file) => {
    const holder = first.get(text)
    if (holder === undefined) first.set(text, file)
    return holder
  }
}

function sameHeadFindings(
  page: BuiltPage,
  isNew: Record<'title' | 'description', ReturnType<typeof uniqueness>>,
): SiteFinding[] {
  if (isHidden(page)) return []
  const texts = {
    title: { rule: 'site-title', text: page.titles[0]?.text },
    description: { rule: 'site-description', text: metaOf(page, 'description')?.content },
  } as const
  return (['title', 'description'] as const).flatMap((field): SiteFinding[] => {
    const { rule, text } = texts[field]
    const holder = text === undefined ? undefined : isNew[field](text, page.file)
    if (holder === undefined) return []
    const message = `the ${field} of ${page.file} is that of ${holder}`
    return [{ rule, severity: 'warning', subject: { kind: 'field', value: field }, message }]
  })
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type DiagnosticGroup, DiagnosticGroups, built } from './built-diagnostic.ts'
import type { BuiltSite } from './built-site.ts'
import { checkData } from './check-data.ts'
import {
  checkManifest,
  checkRedirects,
  checkRobots,
  checkSitemap,
  checkStyles,
} from './check-files.ts'
import { type AnchorLink, linkChecker } from './check-links.ts'
import { checkPage, sameTextChecker } from './check-page.ts'
import { isHidden, readPage } from './read-page.ts'

type SiteReport = {
  readonly found: readonly DiagnosticGroup[]
  readonly pages: number
  /** Addresses on other sites, each with the first page that links to it. */
  readonly outside: ReadonlyMap<string, string>
}

/**
 * Checks the files in dist/client, with one page in memory at a time.
 * `copied` are files from public/, such as a search engine's proof of ownership: they are no pages.
 */
export async function checkSite(
  folder: string,
  site: BuiltSite,
  copied: ReadonlySet<string> = new Set(),
): Promise<SiteReport> {
  const groups = new DiagnosticGroups()
  const outside = new Map<string, string>()
  const anchors: AnchorLink[] = []
  const idsOf = new Map<string, ReadonlySet<string>>()
  const shown = new Set<string>()
  const linksOf = linkChecker(site)
  const checkSameTexts = sameTextChecker()
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')

  const files = [...site.files].toSorted()
  const pages = files.filter((file) => file.endsWith('.html') && !copied.has(file))
  for (const file of pages) {
    const page = readPage(file, await read(file))
    const links = linksOf(page)
    groups.add(file, page.html, checkPage(page, site))
    groups.add(file, page.html, checkSameTexts(page))
    groups.add(file, page.html, links.diagnostics)
    groups.add(file, page.html, checkData(page, site))
    idsOf.set(file, new Set(page.ids.map(({ id }) => id)))
    for (const url of links.outside) if (!outside.has(url)) outside.set(url, file)
    anchors.push(...links.anchors)
    if (!isHidden(page)) shown.add(file)
  }
  for (const { file, target, fragment, diagnostic } of anchors)
    if (idsOf.get(target)?.has(fragment) === false) groups.add(file, '', [diagnostic])

  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const css = await read(file)
    groups.add(file, css, checkStyles(file, css, site))
  }
  const checks = {
    'sitemap.xml': (xml: string) => checkSitemap(xml, shown, site),
    'robots.txt': (text: string) => checkRobots(text, shown, site),
    'site.webmanifest': (json: string) => checkManifest('site.webmanifest', json, site),
  }
  for (const [file, check] of Object.entries(checks)) {
    const text = site.files.has(file) ? await read(file) : undefined
    const missing = [built('site-asset', `there is no ${file}`)]
    groups.add(file, text ?? '', text === undefined ? missing : check(text))
  }
  groups.add('_redirects', '', checkRedirects(site))
  return { found: groups.all(), pages: pages.length, outside }
}

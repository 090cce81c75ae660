import type { BuiltDiagnostic, Found } from './built-diagnostic.ts'
import { type BuiltSite, publicAddress } from './built-site.ts'
import { checkData } from './check-data.ts'
import { checkLinks, checkSitemap, checkStyles, linksOutside } from './check-links.ts'
import { checkPage } from './check-page.ts'
import { isHidden, readPage } from './read-page.ts'

/** Checks the files in dist/client; `outside` are the addresses on other sites, each with a page that has it. */
export function checkSite(site: BuiltSite) {
  const pages = site.pages.map((file) => readPage(file, site.read(file)))
  const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids.map(({ id }) => id))]))
  const shown = pages.filter((page) => !isHidden(page))
  const listed = shown.map(({ file }) => publicAddress(file, site))
  const styles = [...site.files].filter((file) => file.endsWith('.css'))

  const found: Found[] = []
  const add = (file: string, diagnostics: Iterable<BuiltDiagnostic>) => {
    for (const each of diagnostics) found.push({ ...each, file })
  }
  for (const page of pages) {
    add(page.file, checkPage(page, site))
    add(page.file, checkLinks(page, site, idsOf))
    add(page.file, checkData(page, site))
  }
  for (const file of styles) add(file, checkStyles(file, site.read(file), site))
  const sitemap = site.files.has('sitemap.xml') ? site.read('sitemap.xml') : ''
  add('sitemap.xml', checkSitemap(sitemap, listed))
  return { found, pages: pages.length, outside: linksOutside(pages, site) }
}

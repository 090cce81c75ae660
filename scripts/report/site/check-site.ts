import { type BuiltDiagnostic, type Found, built, foundIn } from './built-diagnostic.ts'
import type { BuiltSite } from './built-site.ts'
import { checkData } from './check-data.ts'
import {
  checkManifest,
  checkRedirects,
  checkRobots,
  checkSitemap,
  checkStyles,
} from './check-files.ts'
import { checkLinks, linksOutside } from './check-links.ts'
import { checkPage, checkSameTexts } from './check-page.ts'
import { isHidden, readPage } from './read-page.ts'

/** Checks the files in dist/client; `outside` are the addresses on other sites, each with a page that has it. */
export function checkSite(site: BuiltSite) {
  const pages = site.pages.map((file) => readPage(file, site.read(file)))
  const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids.map(({ id }) => id))]))
  const shown = pages.filter((page) => !isHidden(page))
  const listed = new Set(shown.map(({ file }) => file))
  const styles = [...site.files].filter((file) => file.endsWith('.css'))

  const inFile = (file: string, check: (text: string) => Iterable<BuiltDiagnostic>) =>
    foundIn(
      file,
      site.files.has(file) ? check(site.read(file)) : [built('site-asset', `there is no ${file}`)],
    )
  const found: Found[] = [
    ...pages.flatMap((page) => [
      ...foundIn(page.file, checkPage(page, site)),
      ...foundIn(page.file, checkLinks(page, site, idsOf)),
      ...foundIn(page.file, checkData(page, site)),
    ]),
    ...checkSameTexts(shown),
    ...styles.flatMap((file) => inFile(file, (css) => checkStyles(file, css, site))),
    ...inFile('sitemap.xml', (xml) => checkSitemap(xml, listed, site)),
    ...inFile('robots.txt', (text) => checkRobots(text, listed, site)),
    ...inFile('site.webmanifest', (json) => checkManifest(json, site)),
    ...foundIn('_redirects', checkRedirects(site)),
  ]
  return { found, pages: pages.length, outside: linksOutside(pages, site) }
}

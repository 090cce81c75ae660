import { Parser } from 'htmlparser2'
import { built } from './built-diagnostic.ts'
import type { BuiltDiagnostic } from './built-diagnostic.ts'
import { fileOf, pathOf, publicAddress, targetOf } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'

/** The sitemap lists the pages that search engines may show, `shown`, each once. */
export function checkSitemap(
  xml: string,
  shown: ReadonlySet<string>,
  site: BuiltSite,
): BuiltDiagnostic[] {
  const listed = new Set<string>()
  const wrong = locationsIn(xml).flatMap(({ text, at }) => {
    const problem = problemOf(text)
    return problem === undefined
      ? []
      : [built('site-sitemap', `the sitemap lists ${text}${problem}`, at)]
  })
  function problemOf(address: string): string | undefined {
    const file = fileOf(address, site.base, site)
    if (file === undefined || !shown.has(file)) return ', which is no page to be found'
    if (listed.has(file)) return ' twice'
    listed.add(file)
    const expected = publicAddress(file, site)
    return address === expected ? undefined : `; the page’s address is ${expected}`
  }
  const missing = [...shown].filter((file) => !listed.has(file))
  return [
    ...wrong,
    ...missing.map((file) =>
      built('site-sitemap', `the sitemap lacks ${publicAddress(file, site)}`),
    ),
  ]
}

function locationsIn(xml: string): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = []
  let location: { text: string; at: number } | undefined
  const parser = new Parser(
    {
      onopentag: (name) => {
        location = name === 'loc' ? { text: '', at: parser.startIndex } : undefined
        if (location) found.push(location)
      },
      ontext: (text) => {
        if (location) location.text += text
      },
      onclosetag: () => {
        location = undefined
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return found
}

/** robots.txt names the sitemap and blocks none of its pages (RFC 9309). */
export function checkRobots(
  text: string,
  shown: ReadonlySet<string>,
  site: BuiltSite,
): BuiltDiagnostic[] {
  const valuesOf = (wanted: string) =>
    text.split(/\r?\n/).flatMap((line) => {
      const [name = '', ...value] = line.replace(/#.*/, '').split(':')
      return name.trim().toLowerCase() === wanted ? [value.join(':').trim()] : []
    })
  const expected = `${site.url}/sitemap.xml`
  const paths = Array.from(shown, (file) => new URL(publicAddress(file, site)).pathname)
  const blocking = valuesOf('disallow')
    .filter((value) => value !== '')
    .filter((value) => paths.some((path) => path.startsWith(value.replace(/[*$].*$/, ''))))
  return [
    ...(valuesOf('sitemap').includes(expected)
      ? []
      : [built('site-robots', `robots.txt does not name the sitemap, ${expected}`)]),
    ...blocking.map((value) =>
      built('site-robots', `robots.txt blocks ${value}, where pages of the sitemap are`),
    ),
  ]
}

/** A redirect leads straight to a page, and hides none. */
export function checkRedirects(site: BuiltSite): BuiltDiagnostic[] {
  const pages = new Set(
    [...site.files].filter((file) => file.endsWith('.html')).map((file) => pathOf(file, site)),
  )
  return Array.from(site.redirects).flatMap(([from, to]) => {
    const isThere =
      targetOf(to, from, site).kind === 'outside' || fileOf(to, from, site) !== undefined
    const problems = [
      ...(isThere ? [] : [`leads to ${to}, where nothing is`]),
      ...(site.redirects.has(to) ? [`leads to another one, ${to}`] : []),
      ...(pages.has(from) ? ['hides the page of that address'] : []),
    ]
    return problems.map((problem) => built('site-redirect', `the redirect from ${from} ${problem}`))
  })
}

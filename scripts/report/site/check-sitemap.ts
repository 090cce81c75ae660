import { Parser } from 'htmlparser2'
import { fileAt, targetOf } from './addresses.ts'
import type { BuiltSite } from './addresses.ts'
import { publicAddress } from './check-head.ts'
import type { SiteFinding } from './finding.ts'

const finding = (rule: 'site-sitemap' | 'site-robots', message: string, at = 0): SiteFinding => ({
  rule,
  message,
  at,
})

/** The sitemap against the pages that search engines may show. */
export function checkSitemap(
  xml: string,
  shown: ReadonlySet<string>,
  site: BuiltSite,
): SiteFinding[] {
  const listed = new Set<string>()
  const findings = locationsIn(xml).flatMap(({ text, at }): SiteFinding[] => {
    const target = targetOf(text, site.base, site)
    const file = target.kind === 'inside' ? fileAt(target.path, site) : undefined
    if (file === undefined || !shown.has(file))
      return [
        finding('site-sitemap', `the sitemap lists ${text}, which is no page to be found`, at),
      ]
    const isSecond = listed.has(file)
    listed.add(file)
    if (isSecond) return [finding('site-sitemap', `the sitemap lists ${text} twice`, at)]
    const expected = publicAddress(file, site)
    return text === expected
      ? []
      : [
          finding(
            'site-sitemap',
            `the sitemap lists ${text}; the page’s address is ${expected}`,
            at,
          ),
        ]
  })
  const missing = [...shown].filter((file) => !listed.has(file))
  return [
    ...findings,
    ...missing.map((file) =>
      finding('site-sitemap', `the sitemap lacks ${publicAddress(file, site)}`),
    ),
  ]
}

function locationsIn(xml: string): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = []
  let inside = false
  const parser = new Parser(
    {
      onopentag: (name) => {
        inside = name === 'loc'
        if (inside) found.push({ text: '', at: parser.startIndex })
      },
      ontext: (text) => {
        const last = found.at(-1)
        if (inside && last) last.text += text
      },
      onclosetag: () => {
        inside = false
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return found
}

/** robots.txt names the sitemap and keeps nothing back that the sitemap lists (RFC 9309). */
export function checkRobots(
  text: string,
  shown: ReadonlySet<string>,
  site: BuiltSite,
): SiteFinding[] {
  const fields = text.split(/\r?\n/).map((line) => {
    const [name = '', ...value] = line.replace(/#.*/, '').split(':')
    return { name: name.trim().toLowerCase(), value: value.join(':').trim() }
  })
  const maps = fields.filter(({ name }) => name === 'sitemap').map(({ value }) => value)
  const expected = `${site.url}/sitemap.xml`
  const paths = Array.from(shown, (file) => new URL(publicAddress(file, site)).pathname)
  const kept = fields
    .filter(({ name, value }) => name === 'disallow' && value !== '')
    .filter(({ value }) => paths.some((path) => path.startsWith(value.replace(/[*$].*$/, ''))))
  return [
    ...(maps.includes(expected)
      ? []
      : [finding('site-robots', `robots.txt does not name the sitemap, ${expected}`)]),
    ...kept.map(({ value }) =>
      finding('site-robots', `robots.txt keeps back ${value}, where pages of the sitemap are`),
    ),
  ]
}

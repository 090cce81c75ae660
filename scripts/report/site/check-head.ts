import type { BuiltSite } from './addresses.ts'
import { isHidden, metaOf, routeOfFile } from './built-page.ts'
import type { BuiltPage } from './built-page.ts'
import type { SiteFinding } from './finding.ts'

const mostOfTitle = 60
const mostOfDescription = 200

/** The title without the name of the site after it. */
export function ownTitle(page: BuiltPage): string {
  const title = page.titles[0]?.text ?? ''
  const name = metaOf(page, 'og:site_name')?.content
  return name === undefined ? title : title.replace(` | ${name}`, '')
}

/** The public address of a page. */
export const publicAddress = (file: string, { url }: BuiltSite): string =>
  `${url}${routeOfFile(file)}`

/** Language, title, description and the page's own address. */
export function checkHead(page: BuiltPage, site: BuiltSite): SiteFinding[] {
  const description = metaOf(page, 'description')
  return [
    ...languageFindings(page),
    ...titleFindings(page),
    ...descriptionFindings(description),
    ...(isHidden(page) ? [] : canonicalFindings(page, publicAddress(page.file, site))),
  ]
}

function languageFindings({ lang }: BuiltPage): SiteFinding[] {
  if (lang !== undefined && /^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(lang)) return []
  return [
    { rule: 'site-language', message: 'the page does not say its language: <html lang="en">' },
  ]
}

function titleFindings(page: BuiltPage): SiteFinding[] {
  const [first, second] = page.titles
  const subject = { kind: 'field', value: 'title' } as const
  if (!first || first.text === '')
    return [{ rule: 'site-title', subject, message: 'the page has no title' }]
  const findings: SiteFinding[] = []
  if (second)
    findings.push({
      rule: 'site-title',
      at: second.at,
      subject,
      message: 'the page has two titles',
    })
  const { length } = ownTitle(page)
  if (length > mostOfTitle) {
    const message = `a title of ${length} characters (“${ownTitle(page)}”); expected at most ${mostOfTitle}`
    findings.push({ rule: 'site-title', severity: 'warning', at: first.at, subject, message })
  }
  return findings
}

function descriptionFindings(
  description: { content: string; at: number } | undefined,
): SiteFinding[] {
  const subject = { kind: 'field', value: 'description' } as const
  const at = description?.at ?? 0
  const length = description?.content.trim().length ?? 0
  if (length === 0)
    return [{ rule: 'site-description', at, subject, message: 'the page has no description' }]
  if (length <= mostOfDescription) return []
  const message = `a description of ${length} characters; expected at most ${mostOfDescription}`
  return [{ rule: 'site-description', severity: 'warning', at, subject, message }]
}

function canonicalFindings(page: BuiltPage, expected: string): SiteFinding[] {
  const [first, second] = page.canonicals
  if (!first)
    return [
      { rule: 'site-canonical', message: `the page does not name its own address, ${expected}` },
    ]
  if (second)
    return [
      { rule: 'site-canonical', at: second.at, message: 'the page names two addresses as its own' },
    ]
  const named = [first.href, ...(metaOf(page, 'og:url') ? [metaOf(page, 'og:url')?.content] : [])]
  return named
    .filter((href) => href !== expected)
    .map((href) => ({
      rule: 'site-canonical' as const,
      at: first.at,
      message: `the page names ${href} as its own address; expected ${expected}`,
    }))
}

import type { BuiltPage } from './built-page.ts'
import type { SiteFinding } from './finding.ts'

/** Headings, ids and the descriptions of pictures. */
export const checkOutline = (page: BuiltPage): SiteFinding[] => [
  ...headingFindings(page),
  ...idFindings(page),
  ...pictureFindings(page),
]

function headingFindings({ headings }: BuiltPage): SiteFinding[] {
  const findings: SiteFinding[] = []
  const [, second] = headings.filter(({ level }) => level === 1)
  if (!headings.some(({ level }) => level === 1))
    findings.push({ rule: 'site-heading', message: 'the page has no h1' })
  if (second) {
    const { at, text } = second
    const subject = { kind: 'words', value: text } as const
    findings.push({ rule: 'site-heading', at, subject, message: `a second h1, “${text}”` })
  }
  let above = 0
  for (const { level, text, at } of headings) {
    const subject = { kind: 'words', value: text } as const
    if (text === '')
      findings.push({ rule: 'site-heading', at, message: `an h${level} without words` })
    if (level > above + 1 && above > 0) {
      const message = `“${text}” is an h${level} below an h${above}; expected at most h${above + 1}`
      findings.push({ rule: 'site-heading', at, subject, message })
    }
    above = level
  }
  return findings
}

function idFindings({ ids }: BuiltPage): SiteFinding[] {
  const seen = new Set<string>()
  return ids.flatMap(({ id, at }) => {
    const isSecond = seen.has(id)
    seen.add(id)
    const subject = { kind: 'id', value: id } as const
    if (id === '') return [{ rule: 'site-id' as const, at, message: 'an id without a name' }]
    return isSecond
      ? [
          {
            rule: 'site-id' as const,
            at,
            subject,
            message: `the id "${id}" stands on the page twice`,
          },
        ]
      : []
  })
}

const pictureFindings = ({ images }: BuiltPage): SiteFinding[] =>
  images
    .filter(({ alt }) => alt === undefined)
    .map(({ src, at }) => ({
      rule: 'site-alt',
      at,
      subject: { kind: 'address', value: src },
      message: `the picture ${src} has no alt; expected what it shows, or alt="" if it says nothing`,
    }))

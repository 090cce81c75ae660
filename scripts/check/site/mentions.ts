import { routeOf } from '#content/kinds/routes.ts'
import { didYouMean } from '#scripts/read/diagnostics/index.ts'
import { isNeutralAddress, valueAt } from '#scripts/read/fields/index.ts'
import type { Entries } from '#scripts/read/site-map/index.ts'
import type { FaultIn, Rules } from '../rule.ts'
import { fileProblem, internalProblem, smallPicture } from './inside-site.ts'
import type { LanguageSite, Problem } from './language-site.ts'
import { isInternal, shapeProblem, wordsProblem } from './shape.ts'

const trainer = {
  'content/trainers/sita.mdx': '---\nname: Sita\nrole: Law\norder: 1\n---\n\nText.\n',
}

/** The links, files and entries that a file names, and the descriptions of its pictures. */
export const mentionRules: Rules<LanguageSite> = {
  check: mentionFaults,
  rules: {
    'broken-reference': {
      does: 'A reference names an entry that exists.',
      bad: { fields: 'trainers: [‸sitta]', files: trainer },
      good: { fields: 'trainers: [sita]', files: trainer },
    },
    'broken-link': {
      does: 'A link leads to a page that exists.',
      bad: { text: '[Write to us](‸a@yak.np)' },
      good: { text: '[Write to us](mailto:a@yak.np)' },
    },
    'broken-anchor': {
      does: 'An #anchor is on the page that the link names.',
      bad: { text: '[Our fees](‸#Fees)\n\n## Fees' },
      good: { text: '[Our fees](#fees)\n\n## Fees' },
    },
    'unsafe-link': {
      does: 'A link is a route, https, mailto or tel, and leads to the address in its words.',
      bad: { text: '[Call us](‸tel:01-4234567)' },
      good: { text: '[Call us](tel:+97714234567)' },
    },
    'missing-file': {
      does: 'A picture or document is in public/.',
      bad: { text: '![Our team](‸/images/teem.jpg)' },
      good: { text: '![Our team](/images/team.jpg)' },
    },
    'small-picture': {
      severity: 'warning',
      does: 'A picture is at least as wide as pages show it.',
      bad: { fields: 'image: { src: ‸/images/small.jpg, alt: Our team }' },
      good: { fields: 'image: { src: /images/team.jpg, alt: Our team }' },
    },
    brochure: {
      does: 'A brochure is a PDF, as its name says.',
      bad: { fields: 'brochureLink: ‸/files/page.pdf' },
      good: { fields: 'brochureLink: /files/brochure.pdf' },
    },
    image: {
      does: 'A picture has a description and is not a remote SVG.',
      bad: { text: '![](‸/images/team.jpg)' },
      good: { text: '![Our team](/images/team.jpg)' },
    },
  },
}

function mentionFaults(site: LanguageSite): FaultIn[] {
  const { fields } = site.documents.find(({ kind }) => kind === 'site') ?? {}
  const url = String(valueAt(fields, ['url']))
  return site.documents.flatMap((document) => {
    const route = routeOf(document)
    return document.mentions.flatMap(
      ({ value, place, link, file, shownAt, alt, reference, words }) => {
        const ofLink = () =>
          isInternal(value) ? internalProblem(value, route, site) : wordsProblem(value, words)
        const problems: (Problem | false | 0 | '')[] = [
          link && (shapeProblem(value) ?? ownProblem(value, url) ?? ofLink()),
          file && fileProblem(value, file, site),
          shownAt && smallPicture(value, shownAt, site),
          alt?.trim() === '' && noDescription,
          reference && referenceProblem(value, reference, site.entries),
        ]
        return problems.flatMap((problem): FaultIn[] =>
          problem ? [[document, { ...place, ...problem }]] : [],
        )
      },
    )
  })
}

/** A warning for a link to this site by its whole address, since the site may move. */
function ownProblem(value: string, url: string): Problem {
  if (isNeutralAddress(url) || !`${value}/`.startsWith(`${url}/`)) return undefined
  const right = value.slice(url.length) || '/'
  const message = `this page is on the site itself; expected ${right}`
  return { rule: 'broken-link', severity: 'warning', message, suggestion: { wrong: value, right } }
}

const noDescription = {
  rule: 'image',
  message: 'expected what the picture shows between the brackets: ![…](…)',
}

function referenceProblem(value: string, kind: string, entries: Entries) {
  const known = entries.get(kind) ?? new Map()
  if (known.has(value)) return undefined
  const message = `there is no ${kind} "${value}"${didYouMean(value, known.keys())}`
  return { rule: 'broken-reference', message }
}

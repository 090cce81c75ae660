import { languageNames, translationPath } from '#content/schema/languages.ts'
import { publication } from '#content/schema/publication.ts'
import { isAlwaysThere, fieldPlacesOf, requiredFiles } from '#scripts/read/documents/index.ts'
import { valueAt } from '#scripts/read/fields/index.ts'
import type { FaultIn, Rules } from '../rule.ts'
import type { LanguageSite } from './language-site.ts'

export const requiredRules: Rules<LanguageSite> = {
  check: (site) => [...missingFiles(site), ...unpublishedPages(site)],
  rules: {
    'file-missing': {
      does: 'The files that every site needs exist.',
      bad: { files: { 'pages/404.mdx': undefined, 'pages/404.ne.mdx': undefined } },
      good: { files: {} },
    },
  },
}

const missingFiles = ({ language, documents }: LanguageSite): FaultIn[] =>
  requiredFiles
    .map((path) => (language === 'en' ? path : translationPath(path, language)))
    .filter((path) => !documents.some((document) => document.path === path))
    .map((path) => {
      const site = language === 'en' ? 'every site' : `every site in ${languageNames[language]}`
      return [{ path }, { rule: 'file-missing', message: `the file is missing; ${site} needs it` }]
    })

/** The fields that would take a required page off the site. */
function unpublishedPages({ documents }: LanguageSite): FaultIn[] {
  const rule = 'bad-value'
  const message = 'the site cannot do without this page'
  const hint = 'Delete the line: the page is always on the site.'
  return documents
    .filter(({ path }) => isAlwaysThere(path))
    .flatMap((document) =>
      Object.keys(publication)
        .filter((field) => valueAt(document.fields, [field]))
        .map((field): FaultIn => {
          const place = fieldPlacesOf(document).value([field])
          return [document, { ...place, field, rule, message, hint }]
        }),
    )
}

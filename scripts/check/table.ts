import { builtRules } from './built/index.ts'
import { fileRules } from './file/rules.ts'
import { generatedRules } from './repository/generated-files.ts'
import { publicRules } from './repository/public-files.ts'
import { driftRules } from './repository/translation-drift.ts'
import type { Rule } from './rule.ts'
import { siteRules } from './site/rules.ts'
import { dictionaryRules, textRules } from './text/index.ts'

/** A rule looks at one file, its text, all files of a language, the repository, or the built site. */
type Scope = 'file' | 'text' | 'site' | 'repository' | 'built'

type Described = { readonly rules: Readonly<Record<string, Rule>> }

const listed = (scope: Scope, ...checks: readonly Described[]) =>
  checks.flatMap(({ rules }) =>
    Object.entries(rules).map(([id, { severity = 'error', does, bad, good }]) => {
      return { id, scope, severity, does, bad, good }
    }),
  )

/** Every rule. Its id is permanent: reports, links and other tools name it. */
export const table = [
  ...listed('file', ...fileRules),
  ...listed('text', textRules),
  ...listed('site', ...siteRules),
  ...listed('repository', publicRules, generatedRules, driftRules, dictionaryRules),
  ...listed('built', builtRules),
]

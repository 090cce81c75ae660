import type { Diagnostic } from '#scripts/read/diagnostics/index.ts'
import { diagnosticsOf, type Rules } from '../rule.ts'
import { addressRules } from './addresses.ts'
import { duplicateRules } from './duplicates.ts'
import { idRules } from './ids.ts'
import { kindRules } from './kinds.ts'
import type { LanguageSite } from './language-site.ts'
import { mentionRules } from './mentions.ts'
import { requiredRules } from './required.ts'
import { unpublishedRules } from './unpublished-links.ts'

/** The rules that need all files of a language. */
export const siteRules: readonly Rules<LanguageSite>[] = [
  requiredRules,
  kindRules,
  addressRules,
  duplicateRules,
  mentionRules,
  idRules,
  unpublishedRules,
]

export const siteFaults = (site: LanguageSite): Diagnostic[] =>
  siteRules.flatMap((rules) => diagnosticsOf(rules, rules.check(site)))

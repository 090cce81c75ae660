import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { ParsedFile } from '#scripts/read/documents/index.ts'
import { type FileRules, rated } from '../rule.ts'
import { bodyRules } from './body.ts'
import { elementRules } from './elements.ts'
import { fieldRules } from './fields.ts'
import { markRules } from './marks.ts'
import { structureRules } from './structure.ts'
import { translationRules } from './translation.ts'
import { unreadableRules } from './unreadable.ts'
import { yamlRules } from './yaml.ts'

export const fileRules: readonly FileRules[] = [
  unreadableRules,
  yamlRules,
  fieldRules,
  translationRules,
  structureRules,
  markRules,
  elementRules,
  bodyRules,
]

export const fileFaults = (file: ParsedFile): LocalDiagnostic[] =>
  fileRules.flatMap(({ rules, check }) => Array.from(check(file), (fault) => rated(rules, fault)))

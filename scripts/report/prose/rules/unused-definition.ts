import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { remarkPlaces } from '../remark-findings.ts'
import type { ProseRule } from '../rule.ts'

export const unusedDefinition: ProseRule = {
  id: 'unused-definition',
  severity: 'warning',
  reason: 'Nothing of it is shown: delete it, or refer to it.',
  *inDocument(prose) {
    for (const place of remarkPlaces(prose, (lint) => lint.use(remarkLintNoUnusedDefinitions)))
      yield { ...place, message: 'nothing refers to this address or footnote' }
  },
}

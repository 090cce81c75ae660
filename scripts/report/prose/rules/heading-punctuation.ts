import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation'
import { remarkPlaces } from '../remark-findings.ts'
import type { ProseRule } from '../rule.ts'

export const headingPunctuation: ProseRule = {
  id: 'heading-punctuation',
  severity: 'warning',
  reason: 'A heading stands alone; only a question has its mark.',
  *inDocument(prose) {
    for (const place of remarkPlaces(prose, (lint) =>
      lint.use(remarkLintNoHeadingPunctuation, '.,:;'),
    ))
      yield { ...place, message: 'a heading ends without a full stop, comma, colon or semicolon' }
  },
}

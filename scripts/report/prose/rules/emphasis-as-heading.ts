import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading'
import { remarkPlaces } from '../remark-findings.ts'
import type { ProseRule } from '../rule.ts'

export const emphasisAsHeading: ProseRule = {
  id: 'emphasis-as-heading',
  severity: 'warning',
  reason:
    'A screen reader goes from heading to heading, and finds only those that are written as such.',
  *inDocument(prose) {
    for (const place of remarkPlaces(prose, (lint) => lint.use(remarkLintNoEmphasisAsHeading)))
      yield {
        ...place,
        message: 'a whole line in bold is no heading; expected ## before its words',
      }
  },
}

import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references'
import { remarkPlaces } from '../remark-findings.ts'
import type { ProseRule } from '../rule.ts'

/** The brackets of `## Heading [#id]` are its id. */
const inspect: Parameters<typeof remarkPlaces>[1] = (lint) =>
  lint.use(remarkLintNoUndefinedReferences, { allow: [/^#/] })

export const undefinedReference: ProseRule = {
  id: 'undefined-reference',
  severity: 'warning',
  reason:
    'A link is written [words](/address). If the brackets belong to the text, write \\[ for the first one.',
  *inDocument(prose) {
    for (const place of remarkPlaces(prose, inspect))
      yield { ...place, message: 'words in brackets without an address; visitors see the brackets' }
  },
}

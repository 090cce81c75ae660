import { valueAt } from '#scripts/content/index.ts'
import type { FileFinding, ProseRule } from '../rule.ts'

const fields = ['title', 'description', 'summary']

export const sameDescription: ProseRule = {
  id: 'same-description',
  severity: 'warning',
  reason: 'In search results two pages with one description look like one.',
  *inSite({ documents }): Iterable<FileFinding> {
    const first = new Map<string, string>()
    for (const { kind, path, yaml } of documents) {
      if (!yaml || (kind !== 'page' && kind !== 'program')) continue
      for (const field of fields) {
        const value = valueAt(yaml.value, [field])
        if (typeof value !== 'string' || yaml.marks.some((mark) => mark.field === field)) continue
        const span = yaml.places.value([field])
        const key = value.trim().toLowerCase()
        const holder = first.get(key)
        if (holder === undefined) first.set(key, `${path}:${span.line}`)
        else
          yield {
            path,
            finding: {
              ...span,
              field,
              message: `the same stands at ${holder}; expected words of its own`,
            },
          }
      }
    }
  },
}

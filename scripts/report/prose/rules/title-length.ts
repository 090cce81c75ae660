import type { ProseRule } from '../rule.ts'

const most = 60

export const titleLength: ProseRule = {
  id: 'title-length',
  severity: 'warning',
  reason: 'Search engines show about sixty characters of a title and cut the rest.',
  *inPassage({ field, text }) {
    const { length } = text.trim()
    if (field !== 'title' || length <= most) return
    const message = `a title of ${length} characters; expected at most ${most}`
    yield { from: most, to: text.length, message }
  },
}

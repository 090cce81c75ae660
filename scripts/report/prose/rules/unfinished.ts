import type { ProseRule } from '../rule.ts'

const note = /\b(?:TODO|TBD|TBA|FIXME|XXX+|lorem ipsum)\b|\?{3,}/gu

export const unfinished: ProseRule = {
  id: 'unfinished',
  severity: 'error',
  reason:
    'Mark what is still to be supplied with !placeholder or <Placeholder>; npm run launch then lists it.',
  *inPassage({ role, text, isPlaceholder }) {
    if (role === 'link') return
    for (const { 0: words, index } of text.matchAll(note)) {
      const message = `“${words}” is a note to oneself, and visitors would read it`
      if (!isPlaceholder(index)) yield { from: index, to: index + words.length, message }
    }
  },
}

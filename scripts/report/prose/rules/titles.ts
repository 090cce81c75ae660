import { placesOf } from '#scripts/content/index.ts'
import type { ProseRule } from '../rule.ts'

const mostOfTitle = 60

const titleLength: ProseRule = {
  id: 'title-length',
  severity: 'warning',
  reason: 'Search engines show about sixty characters of a title and cut the rest.',
  *inRange({ field, text }) {
    const { length } = text.trim()
    if (field !== 'title' || length <= mostOfTitle) return
    const message = `a title of ${length} characters; expected at most ${mostOfTitle}`
    yield { from: mostOfTitle, to: text.length, message }
  },
}

const fewestNewWords = 4
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const descriptionRepeatsTitle: ProseRule = {
  id: 'description-repeats-title',
  severity: 'warning',
  reason: 'Search results show one below the other; the second has room for something new.',
  *inDocument({ ranges, document }) {
    const title = ranges.find(({ field }) => field === 'title')
    if (!title) return
    const known = new Set(wordsOf(title.text))
    const message = 'says little more than the title; expected what a reader does not know yet'
    for (const { field, text } of ranges) {
      if (field !== 'description' && field !== 'summary') continue
      const newWords = wordsOf(text).filter((word) => !known.has(word))
      if (newWords.length < fewestNewWords)
        yield { ...placesOf(document).value([field]), field, message }
    }
  },
}

export const titleRules: readonly ProseRule[] = [descriptionRepeatsTitle, titleLength]

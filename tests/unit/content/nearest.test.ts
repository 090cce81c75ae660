import { expect, it } from 'vitest'
import { didYouMean, nearest } from '#scripts/content/explain/suggest.ts'

const fields = ['title', 'duration', 'description', 'order']

it.each([
  ['titel', 'title'],
  ['durashun', 'duration'],
  ['Order', 'order'],
  ['descripton', 'description'],
])('takes %s for %s', (word, meant) => {
  expect(nearest(word, fields)).toBe(meant)
})

it.each(['price', 'x', '', 'a'.repeat(1000)])('has no idea what %s was meant to be', (word) => {
  expect(nearest(word, fields)).toBeUndefined()
})

it('does not propose what was written', () => {
  expect(didYouMean('title', fields)).toBe('')
  expect(didYouMean('titel', fields)).toBe('. Did you mean "title"?')
})

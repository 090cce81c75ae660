import { describe, expect, it } from 'vitest'
import { didYouMean, suggest } from '#scripts/content/explain/suggest.ts'

const fields = ['title', 'duration', 'description', 'order']

describe('a message asks for', () => {
  it.each([
    ['titel', 'title'],
    ['durashun', 'duration'],
    ['Order', 'order'],
    ['descripton', 'description'],
  ])('the word nearest to %s', (word, nearest) => {
    expect(didYouMean(word, fields)).toBe(`. Did you mean "${nearest}"?`)
  })

  it.each(['price', 'x', '', 'a'.repeat(1000), 'title'])('nothing for %s', (word) => {
    expect(didYouMean(word, fields)).toBe('')
  })
})

describe('a fix is', () => {
  it.each([
    ['/program', ['/programs', '/contact'], '/programs'],
    ['dwan', ['dawn', 'noon', 'blue'], 'dawn'],
    ['Titel', fields, 'title'],
  ])('the only candidate near %s', (word, candidates, right) => {
    expect(suggest(word, candidates)).toEqual({ suggestion: { wrong: word, right } })
  })

  it.each([
    ['goon', ['gold', 'noon']],
    ['/trainings-for-all', ['/training']],
    ['dawn', ['dawn', 'down']],
    ['zzz', ['dawn']],
  ])('not offered for %s', (word, candidates) => {
    expect(suggest(word, candidates)).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { unambiguous } from '#scripts/content/explain/suggest.ts'

describe('what is meant without a doubt', () => {
  it.each([
    ['/program', ['/programs', '/contact'], '/programs'],
    ['dwan', ['dawn', 'noon', 'blue'], 'dawn'],
    ['Titel', ['title', 'description'], 'title'],
  ])('is the one candidate near %s', (word, candidates, right) => {
    expect(unambiguous(word, candidates)).toBe(right)
  })

  it.each([
    ['goon', ['gold', 'noon']],
    ['/trainings-for-all', ['/training']],
    ['dawn', ['dawn', 'down']],
    ['zzz', ['dawn']],
  ])('is nothing for %s', (word, candidates) => {
    expect(unambiguous(word, candidates)).toBeUndefined()
  })
})

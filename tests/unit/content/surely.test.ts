import { describe, expect, it } from 'vitest'
import { surely } from '#scripts/content/explain/nearest.ts'

describe('what is meant without a doubt', () => {
  it.each([
    ['/program', ['/programs', '/contact'], '/programs'],
    ['dwan', ['dawn', 'noon', 'blue'], 'dawn'],
    ['Titel', ['title', 'description'], 'title'],
  ])('is the one candidate near %s', (word, candidates, right) => {
    expect(surely(word, candidates)).toBe(right)
  })

  it.each([
    ['goon', ['gold', 'noon']],
    ['/trainings-for-all', ['/training']],
    ['dawn', ['dawn', 'down']],
    ['zzz', ['dawn']],
  ])('is nothing for %s', (word, candidates) => {
    expect(surely(word, candidates)).toBeUndefined()
  })
})

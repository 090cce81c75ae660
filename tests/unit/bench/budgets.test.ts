import { expect, test } from 'vitest'
import { overBudget } from '#tests/bench/budgets.ts'

const light = { html: 1, css: 2, fonts: 3, hero: 4, pictures: 5, loader: 6, script: 7 }

test('a page within its budget has nothing to say', () => {
  expect(overBudget('about', light)).toEqual([])
})

test('each part over its limit is named, and so is their sum before the script', () => {
  expect(overBudget('about', { ...light, css: 13_000, fonts: 60_000 })).toEqual([
    '/about: css is 12.7 kB, allowed are 12.0 kB',
    '/about: before idle is 71.3 kB, allowed are 70.0 kB',
  ])
})

test('Home may have more script than other pages', () => {
  const heavy = { ...light, script: 95 * 1024 }
  expect(overBudget('', heavy)).toEqual([])
  expect(overBudget('about', heavy)).toEqual(['/about: script is 95.0 kB, allowed are 90.0 kB'])
})

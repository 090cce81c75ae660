import { expect, test } from 'vitest'
import { overBudget } from '#tests/bench/budgets.ts'

const light = {
  html: 1,
  css: 2,
  fonts: 3,
  letters: 4,
  hero: 5,
  pictures: 6,
  loader: 7,
  script: 8,
}

test('a page within its budget has nothing to say', () => {
  expect(overBudget('about', light)).toEqual([])
})

test('each part over its limit is named, and so is their sum before the script', () => {
  expect(overBudget('about', { ...light, css: 14_000, fonts: 30_000 })).toEqual([
    '/about: css is 13.7 kB, allowed are 13.0 kB',
    '/about: before idle is 43.0 kB, allowed are 40.0 kB',
  ])
})

test('what writers add is not limited: words, pictures and Nepali letters', () => {
  const full = { ...light, html: 90_000, letters: 90_000, pictures: 900_000 }
  expect(overBudget('about', full)).toEqual([])
})

test('Home may have more script than other pages', () => {
  const heavy = { ...light, script: 95 * 1024 }
  expect(overBudget('', heavy)).toEqual([])
  expect(overBudget('about', heavy)).toEqual(['/about: script is 95.0 kB, allowed are 90.0 kB'])
})

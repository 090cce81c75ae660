import { expect, test } from 'vitest'
import { furtherWords, matching, rowOf } from '#components/islands/finder/find-program.ts'

const programs = ['Water management', 'Rural tourism', 'Café management'].map((label, index) => ({
  to: `/programs/p-${index}`,
  label,
  words: furtherWords(label, [`Kept in order ${index}`, 'Wells', 'पोखरा']).join(' '),
  facts: [`${index} days`, 'Pokhara'],
}))
const found = (query: string, facts?: string[]) =>
  matching(query, programs, facts).map(({ label }) => label)

test('a program is found by any words of its name, in any order and case', () => {
  expect(found('management')).toEqual(['Water management', 'Café management'])
  expect(found(' MANAG wat ')).toEqual(['Water management'])
  expect(found('cafe')).toEqual(['Café management'])
})

test('it is found by the words of its texts too, which the index has once', () => {
  expect(programs[0]?.words).toBe('kept order wells पोखरा')
  expect(found('wells rural')).toEqual(['Rural tourism'])
  expect(found('पोखरा')).toHaveLength(3)
  expect(found('पोखरी')).toEqual([])
})

test('the facts that are chosen have all to be there', () => {
  expect(found('', ['Pokhara'])).toHaveLength(3)
  expect(found('', ['Pokhara', '1 days'])).toEqual(['Rural tourism'])
  expect(found('cafe', ['1 days'])).toEqual([])
})

test('all words must be there, and no word finds nothing', () => {
  expect(found('climate tourism')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('the row of a program is on the page of the list that its position gives', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    to: `/programs/p-${index}`,
    label: '',
    words: '',
    facts: [],
  }))
  expect(rowOf('p-0', many, '/programs')).toBe('/programs#p-0')
  expect(rowOf('p-24', many, '/programs')).toBe('/programs/page/2#p-24')
  expect(rowOf('p-59', many, '/programs')).toBe('/programs/page/3#p-59')
  expect(rowOf('p-60', many, '/programs')).toBeUndefined()
})

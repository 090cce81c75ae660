import { expect, test } from 'vitest'
import { matching, rowOf } from '#components/islands/finder/find-program.ts'

const programs = ['Water management', 'Rural tourism', 'Café management'].map((label, index) => ({
  to: `/programs/p-${index}`,
  label,
}))
const found = (query: string) => matching(query, programs).map(({ label }) => label)

test('a program is found by any words of its name, in any order and case', () => {
  expect(found('management')).toEqual(['Water management', 'Café management'])
  expect(found(' MANAG wat ')).toEqual(['Water management'])
  expect(found('cafe')).toEqual(['Café management'])
})

test('all words must be there, and no word finds nothing', () => {
  expect(found('water tourism')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('the row of a program is on the page of the list that its position gives', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ to: `/programs/p-${index}`, label: '' }))
  expect(rowOf('p-0', many, '/programs')).toBe('/programs#p-0')
  expect(rowOf('p-24', many, '/programs')).toBe('/programs/page/2#p-24')
  expect(rowOf('p-59', many, '/programs')).toBe('/programs/page/3#p-59')
  expect(rowOf('p-60', many, '/programs')).toBeUndefined()
})

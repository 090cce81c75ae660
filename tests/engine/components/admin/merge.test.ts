import { expect, it } from 'vitest'
import { merge } from '#components/admin/sent/merge.ts'

const base = { title: 'Water', fee: { amount: 1, currency: 'NPR' }, points: ['One', 'Two'] }

it('joins what two people changed in different fields, also of one group', () => {
  const mine = { ...base, fee: { amount: 2, currency: 'NPR' }, draft: true }
  const theirs = { ...base, fee: { amount: 1, currency: 'EUR' }, points: ['One'] }
  const data = { title: 'Water', fee: { amount: 2, currency: 'EUR' }, points: ['One'], draft: true }
  expect(merge(base, mine, theirs)).toEqual({ data, conflicts: [] })
})

it('names a field that both changed, and a list whose entries both changed', () => {
  const mine = { title: 'Rain', fee: { amount: 2, currency: 'NPR' }, points: ['One', 'Three'] }
  const theirs = { title: 'River', fee: { amount: 3, currency: 'NPR' }, points: ['Zero', 'Two'] }
  expect(merge(base, mine, theirs).conflicts).toEqual(['title', 'fee', 'points'])
})

it('takes what others added or took out, and what both changed in the same way', () => {
  const { points, ...theirs } = { ...base, title: 'Rain', note: 'New' }
  expect(points).toHaveLength(2)
  const form = { ...base, title: 'Rain ', subtitle: '', audience: [] }
  const { data, conflicts } = merge(base, form, theirs)
  expect([JSON.parse(JSON.stringify(data)), conflicts]).toEqual([
    { title: 'Rain', fee: base.fee, note: 'New' },
    [],
  ])
})

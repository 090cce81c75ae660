import { describe, expect, test } from 'vitest'
import { isOutOfView } from '#components/islands/carousel/ring.ts'

const inView = (first: number, visible: number, count = 5) =>
  Array.from({ length: count }, (_, index) => index).filter(
    (index) => !isOutOfView({ index, first, visible, count }),
  )

describe('the slides in view', () => {
  test('are the first three of five at the beginning', () => {
    expect(inView(0, 3)).toEqual([0, 1, 2])
  })

  test('wrap: after the last comes the first', () => {
    expect(inView(4, 3)).toEqual([0, 1, 4])
  })

  test('are one of three, where one is shown', () => {
    expect(inView(2, 1, 3)).toEqual([2])
  })

  test('are all when there are no more than fit', () => {
    expect(inView(0, 3, 2)).toEqual([0, 1])
  })
})

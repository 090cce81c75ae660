import { expect, test } from 'vitest'
import { isOutOfView } from '#components/islands/carousel/ring.ts'

test.each([
  ['the first three of five at the beginning', { first: 0, visible: 3, count: 5 }, [0, 1, 2]],
  ['the last and the first two after it', { first: 4, visible: 3, count: 5 }, [0, 1, 4]],
  ['one of three where there is room for one', { first: 2, visible: 1, count: 3 }, [2]],
  ['all if there are no more than fit', { first: 0, visible: 3, count: 2 }, [0, 1]],
])('the slides in view are %s', (_, view, inView) => {
  const slides = Array.from({ length: view.count }, (_slide, index) => index)
  expect(slides.filter((index) => !isOutOfView({ index, ...view }))).toEqual(inView)
})

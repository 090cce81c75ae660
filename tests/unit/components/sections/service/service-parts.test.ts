import { expect, test } from 'vitest'
import { backgrounds } from '#components/sections/service/service-parts.tsx'

const band = { isBand: true }
const plain = {}

test('white and snow alternate as backgrounds', () => {
  expect(backgrounds([plain, plain, plain], 'white')).toEqual(['white', 'snow', 'white'])
  expect(backgrounds([plain, plain], 'snow')).toEqual(['snow', 'white'])
})

test('a band has a background of its own, and white follows it', () => {
  expect(backgrounds([plain, band, plain, plain], 'white')).toEqual([
    'white',
    'band',
    'white',
    'snow',
  ])
  expect(backgrounds([plain, plain, band, plain], 'white')).toEqual([
    'white',
    'snow',
    'band',
    'white',
  ])
})

import { expect, test } from 'vitest'
import { grounds } from '#components/sections/service/service-parts.tsx'

const band = { isBand: true }
const plain = {}

test('white and snow alternate as grounds', () => {
  expect(grounds([plain, plain, plain], 'white')).toEqual(['white', 'snow', 'white'])
  expect(grounds([plain, plain], 'snow')).toEqual(['snow', 'white'])
})

test('a band needs no ground, and after it comes white', () => {
  expect(grounds([plain, band, plain, plain], 'white')).toEqual(['white', 'band', 'white', 'snow'])
  expect(grounds([plain, plain, band, plain], 'white')).toEqual(['white', 'snow', 'band', 'white'])
})

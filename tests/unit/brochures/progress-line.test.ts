import { expect, test } from 'vitest'
import { progressLine } from '#scripts/brochures/progress-line.ts'

function written(isTTY: boolean): string[] {
  const texts: string[] = []
  const progress = progressLine('Brochures', { isTTY, write: (text) => texts.push(text) })
  progress(1, 2)
  progress(2, 2)
  return texts.map((text) => text.replace('\r\u001B[K', '<'))
}

test('a terminal shows one line that is gone at the end', () => {
  expect(written(true)).toEqual(['<Brochures: 1 of 2', '<'])
})

test('a log shows nothing', () => {
  expect(written(false)).toEqual([])
})

import { expect, it } from 'vitest'
import { marksOf } from '#scripts/report/review/marks.ts'

const width = 20

/** A picture of a letter a row: `.` is blank, others a colour from the fifth pixel to the ninth. */
function picture(rows: string) {
  const data = Buffer.alloc(rows.length * width * 4, 255)
  for (const [y, letter] of [...rows].entries()) {
    if (letter === '.') continue
    for (let x = 5; x < 10; x += 1)
      data.fill(letter.charCodeAt(0) % 100, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { data, width, height: rows.length }
}

const blank = '.'.repeat(60)

it('is nothing between equal pictures', () => {
  expect(marksOf(picture('ab..c'), picture('ab..c'))).toEqual({ before: [], after: [] })
})

it('marks what differs, and no more of the row', () => {
  const mark = { x: 5, y: 60, width: 5, height: 3 }
  expect(marksOf(picture(`${blank}aaa${blank}`), picture(`${blank}fff${blank}`))).toEqual({
    before: [mark],
    after: [mark],
  })
})

it('does not mark what only moved down', () => {
  expect(marksOf(picture(`ab${blank}cd`), picture(`abff${blank}cd`))).toEqual({
    before: [],
    after: [{ x: 5, y: 2, width: 5, height: 2 }],
  })
})

it('marks blank rows when nothing else is new', () => {
  const { before, after } = marksOf(picture('ab'), picture('a...b'))
  expect(before).toEqual([])
  expect(after).toEqual([{ x: 0, y: 1, width, height: 3 }])
})

it('marks changes near to each other as one, and others by themselves', () => {
  const { after } = marksOf(picture(`a.a${blank}a`), picture(`f.f${blank}f`))
  expect(after.map(({ y, height }) => [y, height])).toEqual([
    [0, 3],
    [63, 1],
  ])
})

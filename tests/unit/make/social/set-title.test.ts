import { expect, test } from 'vitest'
import { render } from '#scripts/make/social/render.ts'
import { setTitle } from '#scripts/make/social/set-title.ts'

const measure = (text: string) => text.length * 0.45
const sky = picture('')

function picture(elements: string) {
  return render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#14204f"/>${elements}</svg>`,
  )
}

test('a short title is set in 70 pixels', () => {
  expect(setTitle('Professional Courses', sky, measure)).toEqual({
    size: 70,
    lines: [{ text: 'Professional Courses', baseline: 234 }],
  })
})

test('a longer one is set smaller rather than cut', () => {
  const title = 'Executive Development Program on Leadership and Innovation in Finance'
  const set = setTitle(title, sky, measure)
  expect(set.size).toBeLessThan(70)
  expect(set.lines.map(({ text }) => text).join(' ')).toBe(title)
})

test('a line ends before a peak that rises beside it', () => {
  const peak = '<rect x="400" y="260" width="300" height="300" fill="#ffffff"/>'
  const [first, second] = setTitle('Proposal and Report Writing', picture(peak), measure).lines
  expect(first?.text).toBe('Proposal and Report')
  expect(second?.text).toBe('Writing')
})

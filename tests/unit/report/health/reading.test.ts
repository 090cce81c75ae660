import { describe, expect, test } from 'vitest'
import { compileBody } from '#scripts/content/markdown/compile-body.ts'
import { blocksOf, reading } from '#scripts/report/health/reading.ts'

const blocks = (text: string) => blocksOf({ kind: 'page', fields: {}, body: compileBody(text) })

describe('what people read of a text', () => {
  test('is its blocks, without Markdown and addresses', () => {
    const text = '## Fees [#fees]\n\nWrite **to** [us](/contact).\nToday.\n\n- One\n- Two\n'
    expect(blocks(text)).toEqual(['Fees', 'Write to us. Today.', 'One', 'Two'])
  })

  test('includes the words of components and of their props', () => {
    const text = '<Callout title="Good to know">It rains.</Callout>\n\nA <abbr>UN</abbr> day.'
    expect(blocks(text)).toEqual(['Good to know', 'It rains.', 'A UN day.'])
  })
})

describe('a reading', () => {
  const plain = 'The cat sat on the mat. The dog ran to the man. We saw it all from the hill.'
  const hard =
    'Institutional collaboration necessitates comprehensive organisational restructuring, considerable administrative reconsideration and interdisciplinary communication.'

  test('counts words in Latin and Devanagari, joined ones as one', () => {
    expect(reading(['Well-known don’t 5.5', 'नमस्ते, काठमाडौं।']).words).toBe(5)
  })

  test('takes a minute for 238 words', () => {
    expect(reading([Array.from({ length: 476 }, () => 'word').join(' ')]).minutes).toBe(2)
  })

  test('gives simple sentences a lower grade than hard ones', () => {
    const simple = reading([plain, plain]).grade
    expect(simple).toBeLessThan(3)
    expect(reading([hard, hard, hard, hard]).grade).toBeGreaterThan(Number(simple) + 10)
  })

  test('gives no grade to few words, to titles and to other languages', () => {
    expect(reading(['The cat sat.']).grade).toBeUndefined()
    expect(reading(Array.from({ length: 40 }, () => 'A title here')).grade).toBeUndefined()
    const nepali = Array.from({ length: 40 }, () => 'नमस्ते').join(' ')
    expect(reading([`${nepali}।`]).grade).toBeUndefined()
  })
})

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
  test('counts words in Latin and Devanagari, joined ones as one', () => {
    expect(reading(['Well-known don’t 5.5', 'नमस्ते, काठमाडौं।']).words).toBe(5)
  })

  test('takes a minute for 238 words', () => {
    expect(reading([Array.from({ length: 476 }, () => 'word').join(' ')]).minutes).toBe(2)
  })
})

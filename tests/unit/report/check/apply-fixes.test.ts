import { expect, it } from 'vitest'
import { applyFixes } from '#scripts/report/check/fix-files.ts'

const apply = (text: string, ...fixes: Parameters<typeof applyFixes>[1]) =>
  Buffer.from(applyFixes(Buffer.from(text), fixes)).toString()

const at = (line: number, column: number, endColumn: number, text: string) => ({
  line,
  column,
  endLine: line,
  endColumn,
  text,
})

it('replaces texts by their places and keeps every other byte', () => {
  const text = '\uFEFFone\r\ntwo two\rthree # a note\n\n'
  expect(apply(text, at(3, 1, 6, 'drei'), at(1, 1, 4, 'eins'), at(2, 4, 8, ''))).toBe(
    '\uFEFFeins\r\ntwo\rdrei # a note\n\n',
  )
})

it('makes the first of two that overlap', () => {
  expect(apply('abcdef', at(1, 2, 4, 'X'), at(1, 3, 6, 'Y'))).toBe('aXdef')
})

it('reaches across lines', () => {
  expect(apply('the\r\nthe cat', { line: 1, column: 4, endLine: 2, endColumn: 4, text: '' })).toBe(
    'the cat',
  )
})

it('changes nothing without a fix', () => {
  expect(apply('\uFEFFa\r\n')).toBe('\uFEFFa\r\n')
})

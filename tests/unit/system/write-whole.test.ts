import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeNew, writeWhole } from '#scripts/system/write-whole.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
const at = (name: string) => path.join(folder, name)
const text = (name: string) => readFileSync(at(name), 'utf8')

describe('a new file', () => {
  test('is written, with nothing beside it', () => {
    expect(writeNew(at('a'), 'नेपाल')).toBe(true)
    expect(writeNew(at('b'), Uint8Array.of(0xff))).toBe(true)
    expect(text('a')).toBe('नेपाल')
    expect(readdirSync(folder)).toEqual(['a', 'b'])
  })

  test('does not take the place of one that is there', () => {
    writeWhole(at('a'), 'first')
    expect(writeNew(at('a'), 'second')).toBe(false)
    expect(text('a')).toBe('first')
  })

  test('that cannot be written says why and leaves nothing', () => {
    expect(() => writeNew(at('no/a'), 'text')).toThrow('ENOENT')
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a whole file takes the place of another, whatever that was', () => {
  writeNew(at('a'), 'half')
  chmodSync(at('a'), 0o444)
  writeWhole(at('a'), 'whole')
  expect(text('a')).toBe('whole')
  expect(readdirSync(folder)).toEqual(['a'])
})

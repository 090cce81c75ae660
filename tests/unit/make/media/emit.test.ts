import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMedia } from '#scripts/make/media/emit.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'media-'))
  vi.stubEnv('MEDIA_DIR', path.join(folder, 'made', 'later'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const fileOf = (src: string) => path.join(folder, 'made', 'later', path.basename(src))

describe('a file made by the build', () => {
  test('is named after its bytes and holds them', () => {
    const hash8 = createHash('sha256').update('<svg/>').digest('hex').slice(0, 8)
    const src = emitMedia('home-hero', 'svg', '<svg/>')
    expect(src).toBe(`/media/home-hero.${hash8}.svg`)
    expect(readFileSync(fileOf(src), 'utf8')).toBe('<svg/>')
  })

  test('may be binary', () => {
    const bytes = Uint8Array.of(0x89, 0x50, 0, 0xff)
    expect(Uint8Array.from(readFileSync(fileOf(emitMedia('a', 'png', bytes))))).toEqual(bytes)
  })

  test('is written once, and left alone when it is there', () => {
    const file = fileOf(emitMedia('a', 'svg', 'same'))
    utimesSync(file, 1000, 1000)
    emitMedia('a', 'svg', 'same')
    expect(statSync(file).mtimeMs).toBe(1_000_000)
  })

  test('leaves no draft beside it', () => {
    const src = emitMedia('a', 'svg', 'whole')
    expect(readdirSync(path.dirname(fileOf(src)))).toEqual([path.basename(src)])
  })

  test('gets another name when its bytes change', () => {
    expect(emitMedia('a', 'svg', 'one')).not.toBe(emitMedia('a', 'svg', 'two'))
  })
})

describe('any name is safe as a file and in an address', () => {
  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['..', 'media'],
    ['', 'media'],
    ['नेपाली', 'media'],
    ['Café & Crème', 'cafe-creme'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
    ['AccountingServices', 'accountingservices'],
    ['line\nbreak\0', 'line-break'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('%j', (name, plain) => {
    expect(emitMedia(name, 'svg', '-')).toMatch(new RegExp(`^/media/${plain}\\.[0-9a-f]{8}\\.svg$`))
    expect(readdirSync(folder)).toEqual(['made'])
  })

  test('two names that look the same then are told apart by their bytes', () => {
    expect(emitMedia('नेपाल', 'svg', 'one')).not.toBe(emitMedia('भारत', 'svg', 'two'))
  })
})

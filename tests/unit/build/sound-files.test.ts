import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { placeFile } from '#scripts/build/place-file.ts'
import { soundFiles } from '#scripts/build/sound-files.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder({ file: 'right' })
})
const at = (name: string) => path.join(folder, name)
const isRight = vi.fn<(bytes: Buffer) => boolean>((bytes) => bytes.toString() === 'right')

/** Asks in a run of its own how often the file had to be judged. */
function ask() {
  const sound = soundFiles(at('index'))
  isRight.mockClear()
  const answer = sound.isSound(at('file'), isRight)
  sound.save()
  return { answer, judged: isRight.mock.calls.length }
}

test('a file is read once, and again only when it was written since', () => {
  expect(ask()).toEqual({ answer: true, judged: 1 })
  expect(ask()).toEqual({ answer: true, judged: 0 })
  writeFileSync(at('file'), 'wrong')
  expect(ask()).toEqual({ answer: false, judged: 1 })
  expect(ask()).toEqual({ answer: false, judged: 1 })
})

test('a second name for a file does not count as writing', () => {
  ask()
  linkSync(at('file'), at('other'))
  expect(ask()).toEqual({ answer: true, judged: 0 })
})

test('what this run has written is not read again', () => {
  const sound = soundFiles(at('index'))
  sound.trust(at('file'))
  sound.save()
  expect(ask()).toEqual({ answer: true, judged: 0 })
})

test('a file that is gone is not sound', () => {
  ask()
  rmSync(at('file'))
  expect(ask()).toEqual({ answer: false, judged: 0 })
})

test('a placed file has the bytes, and a name that was taken is not written into', () => {
  writeFileSync(at('taken'), 'kept by somebody else')
  linkSync(at('taken'), at('place'))
  placeFile(at('file'), at('place'))
  expect(readFileSync(at('place'), 'utf8')).toBe('right')
  expect(readFileSync(at('taken'), 'utf8')).toBe('kept by somebody else')
})

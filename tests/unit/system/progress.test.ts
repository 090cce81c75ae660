import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Progress, runStep } from '#scripts/system/progress.ts'

const terminal = (isTTY = true) => {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}
const clear = '\r\u001B[2K'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('CI', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const shown = `${clear}content, 1 s`

const failAfterAWhile = (progress: Progress) => {
  vi.setSystemTime(Date.now() + 2000)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000)
  progress(30, 1000)
  throw new Error('no')
}

test.each<[where: string, ms: number, isTTY: boolean, ci: string | undefined, shows: string[]]>([
  ['on a terminal its name from a second on', 1100, true, undefined, [shown, shown, clear]],
  ['of less than a second nothing', 900, true, undefined, []],
  ['in a file or a pipe nothing', 5000, false, undefined, []],
  ['in CI nothing', 5000, true, 'true', []],
])('a step shows %s', async (_, ms, isTTY, ci, shows) => {
  vi.stubEnv('CI', ci)
  const output = terminal(isTTY)
  await runStep('content', () => vi.advanceTimersByTimeAsync(ms), output)
  expect(output.written).toEqual(shows)
})

test('a step says how far it is, although no timer runs meanwhile, and goes away when it fails', async () => {
  const output = terminal()
  const failing = runStep('pages', failAfterAWhile, output)
  await expect(failing).rejects.toThrow('no')
  expect(output.written).toEqual([`${clear}pages 30 of 1000, 2 s`, clear])
  vi.restoreAllMocks()
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSteps, profileOf } from '#scripts/system/progress.ts'

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

describe('a step on a terminal', () => {
  test('of less than a second shows nothing', async () => {
    const output = terminal()
    await createSteps(output).run('content', () => vi.advanceTimersByTimeAsync(900))
    expect(output.written).toEqual([])
  })

  test('shows its name from a second on, and nothing when it is over', async () => {
    const output = terminal()
    await createSteps(output).run('content', () => vi.advanceTimersByTimeAsync(1100))
    expect(output.written).toEqual([`${clear}content, 1 s`, `${clear}content, 1 s`, clear])
  })

  test('says how far it is, although no timer runs meanwhile', async () => {
    const output = terminal()
    await createSteps(output).run('pages', (progress) => {
      vi.setSystemTime(Date.now() + 2000)
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000)
      progress(30, 1000)
    })
    expect(output.written).toEqual([`${clear}pages 30 of 1000, 2 s`, clear])
    vi.restoreAllMocks()
  })

  test('goes away when it fails, with its reason', async () => {
    const output = terminal()
    const failing = createSteps(output).run('pages', async () => {
      await vi.advanceTimersByTimeAsync(1050)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(output.written.at(-1)).toBe(clear)
  })
})

test.each([
  ['in a file or a pipe', false, undefined],
  ['in CI', true, 'true'],
])('nothing is shown %s', async (_, isTTY, ci) => {
  vi.stubEnv('CI', ci)
  const output = terminal(isTTY)
  await createSteps(output).run('content', () => vi.advanceTimersByTimeAsync(5000))
  expect(output.written).toEqual([])
})

test('the profile has a line for each step, in their order, and their sum', async () => {
  const steps = createSteps(terminal())
  expect(await steps.run('content', () => 'read')).toBe('read')
  await steps.run('bundle', () => vi.advanceTimersByTimeAsync(2000))
  expect(steps.times.map(({ name }) => name)).toEqual(['content', 'bundle'])
  const profile = profileOf([
    { name: 'content', wall: 500, cpu: 250 },
    { name: 'bundle', wall: 2000, cpu: 3000 },
  ])
  expect(profile.split('\n')).toEqual([
    '  wall s   CPU s',
    '    0.50    0.25  content',
    '    2.00    3.00  bundle',
    '    2.50    3.25  all',
  ])
})

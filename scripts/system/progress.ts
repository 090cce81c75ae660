/** Reports how many of all are done. */
export type Progress = (done: number, all: number) => void

/** How long a step took, in milliseconds: by the clock, and in processor time of this process. */
type StepTime = { name: string; wall: number; cpu: number }

/** A terminal, or a test's replacement for one. */
type Output = { isTTY?: boolean | undefined; write: (text: string) => unknown }

/** Milliseconds before the progress line appears, and between its updates. */
const delayMs = 1000
const intervalMs = 100
const clearLine = '\r\u001B[2K'

/**
 * Steps of a command, which are timed. A step that takes longer than a second shows its name and how
 * far it is on one line, until it ends. Nothing is written to a file, to a pipe or in CI.
 */
export function createSteps(output: Output = process.stderr) {
  const isShown = output.isTTY === true && !process.env['CI']
  /** Of the finished steps, in their order. */
  const times: StepTime[] = []

  async function run<T>(name: string, work: (progress: Progress) => T | Promise<T>): Promise<T> {
    const [began, before] = [performance.now(), process.cpuUsage()]
    let last = began
    let count = ''
    const draw = () => {
      last = performance.now()
      if (last - began < delayMs) return
      output.write(`${clearLine}${name}${count}, ${Math.floor((last - began) / 1000)} s`)
    }
    const timer = isShown ? setInterval(draw, intervalMs).unref() : undefined
    try {
      return await work((done, all) => {
        count = ` ${done} of ${all}`
        // No timer runs while a step computes.
        if (isShown && performance.now() - last >= intervalMs) draw()
      })
    } finally {
      clearInterval(timer)
      if (last - began >= delayMs) output.write(clearLine)
      const { user, system } = process.cpuUsage(before)
      times.push({ name, wall: performance.now() - began, cpu: (user + system) / 1000 })
    }
  }

  return { run, times }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2).padStart(8)

/** A table of the times in seconds: by the clock, of the processor. */
export function profileOf(times: readonly StepTime[]): string {
  const row = ({ name, wall, cpu }: StepTime) => `${seconds(wall)}${seconds(cpu)}  ${name}`
  const sum = (pick: (step: StepTime) => number) => times.map(pick).reduce((a, b) => a + b, 0)
  const all = { name: 'all', wall: sum(({ wall }) => wall), cpu: sum(({ cpu }) => cpu) }
  return ['  wall s   CPU s', ...[...times, all].map(row)].join('\n')
}

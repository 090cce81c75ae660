/** Reports how many of all are done. */
export type Progress = (done: number, all: number) => void

/** How long a step took, in milliseconds: by the clock, and in processor time of this process. */
type StepTime = { name: string; wall: number; cpu: number }

export type Steps = {
  /** Runs a step of a command and shows its name in the progress line. */
  run: <T>(name: string, work: (progress: Progress) => T | Promise<T>) => Promise<T>
  /** The times of the finished steps, in their order. */
  times: readonly StepTime[]
}

/** A terminal, or a test's replacement for one. */
type Output = { isTTY?: boolean | undefined; write: (text: string) => unknown }

/** Steps that are timed, and whose progress shows on a terminal. */
export function createSteps(output: Output = process.stderr): Steps {
  const times: StepTime[] = []
  return {
    times,
    async run(name, work) {
      const line = progressLine(name, output)
      const [began, before] = [performance.now(), process.cpuUsage()]
      try {
        return await work(line.tell)
      } finally {
        line.end()
        const { user, system } = process.cpuUsage(before)
        times.push({ name, wall: performance.now() - began, cpu: (user + system) / 1000 })
      }
    },
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2).padStart(8)

/** A table of the times in seconds: by the clock, of the processor. */
export function profileOf(times: readonly StepTime[]): string {
  const row = ({ name, wall, cpu }: StepTime) => `${seconds(wall)}${seconds(cpu)}  ${name}`
  const sum = (pick: (step: StepTime) => number) => times.map(pick).reduce((a, b) => a + b, 0)
  const all = { name: 'all', wall: sum(({ wall }) => wall), cpu: sum(({ cpu }) => cpu) }
  return ['  wall s   CPU s', ...[...times, all].map(row)].join('\n')
}

/** Milliseconds before the line appears, and between its updates. */
const delayMs = 1000
const intervalMs = 100

/**
 * Shows the name of a step and how far it is on one line, if it takes longer than a second. The line
 * disappears at the end. Nothing is written to a file, to a pipe or in CI.
 */
function progressLine(name: string, output: Output) {
  const isShown = output.isTTY === true && !process.env['CI']
  const began = performance.now()
  let last = began
  let count = ''

  const draw = () => {
    last = performance.now()
    if (last - began < delayMs) return
    const seconds = Math.floor((last - began) / 1000)
    output.write(`\r\u001B[2K${name}${count}, ${seconds} s`)
  }
  const timer = isShown ? setInterval(draw, intervalMs).unref() : undefined

  return {
    tell(done: number, all: number) {
      count = ` ${done} of ${all}`
      if (isShown && performance.now() - last >= intervalMs) draw()
    },
    end() {
      clearInterval(timer)
      if (isShown && last - began >= delayMs) output.write('\r\u001B[2K')
    },
  }
}

import { type Output, progressLine } from './progress-line.ts'

/** Told how many are done of how many. */
export type Progress = (done: number, all: number) => void

/** How long a step took, in milliseconds: by the clock, and of this process's processor time. */
export type Taken = { name: string; wall: number; cpu: number }

export type Steps = {
  /** Does a step of a command; while it lasts, its name stands on the progress line. */
  run: <T>(name: string, work: (progress: Progress) => T | Promise<T>) => Promise<T>
  /** The steps that are over, in their order. */
  taken: readonly Taken[]
}

/** Steps that measure themselves and show on a terminal what is being done. */
export function createSteps(output: Output = process.stderr): Steps {
  const taken: Taken[] = []
  return {
    taken,
    async run(name, work) {
      const line = progressLine(name, output)
      const [began, before] = [performance.now(), process.cpuUsage()]
      try {
        return await work(line.tell)
      } finally {
        line.end()
        const { user, system } = process.cpuUsage(before)
        taken.push({ name, wall: performance.now() - began, cpu: (user + system) / 1000 })
      }
    },
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2).padStart(8)

/** A table of where the time went, `  seconds by the clock  of the processor  step`. */
export function profileOf(taken: readonly Taken[]): string {
  const row = ({ name, wall, cpu }: Taken) => `${seconds(wall)}${seconds(cpu)}  ${name}`
  const sum = (pick: (step: Taken) => number) => taken.map(pick).reduce((a, b) => a + b, 0)
  const all = { name: 'all', wall: sum(({ wall }) => wall), cpu: sum(({ cpu }) => cpu) }
  return ['  wall s   CPU s', ...[...taken, all].map(row)].join('\n')
}

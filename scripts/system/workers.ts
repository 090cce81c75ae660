import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { explainFailure, Stop } from './failure.ts'

const runner = path.join(import.meta.dirname, '../run.mjs')

type Options<Task, Made> = {
  /** A module that calls `serveTasks`. */
  worker: string
  /** How many tasks take as long as starting a process, by default one. */
  tasksPerProcess?: number
  onMade?: (task: Task, made: Made) => void | Promise<void>
}

type Answer<Made> = { made: Made } | { error: string }

/** Shares tasks among a process for each processor. Stops at the first task that fails. */
export async function runInWorkers<Task extends object, Made>(
  tasks: readonly Task[],
  { worker, tasksPerProcess = 1, onMade }: Options<Task, Made>,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(tasks.length / tasksPerProcess))
  const waiting = tasks.values()
  const started: ReturnType<typeof startProcess<Task, Made>>[] = []
  const work = async () => {
    const child = startProcess<Task, Made>(worker)
    started.push(child)
    for (const task of waiting) {
      const made = await child.make(task)
      await onMade?.(task, made)
    }
  }
  try {
    await Promise.all(Array.from({ length: count }, work))
  } finally {
    for (const child of started) child.stop()
  }
}

/** Twenty for a task. None of fewer than 100: this process does them while others would start. */
export const partsOfMany = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 100
    ? []
    : Array.from({ length: Math.ceil(items.length / 20) }, (_, index) =>
        items.slice(index * 20, (index + 1) * 20),
      )

function startProcess<Task extends object, Made>(worker: string) {
  const child = fork(runner, [worker], { execArgv: [], serialization: 'advanced' })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the build stopped with code ${code}`)
  })
  // It also ends after the last task.
  ended.catch(() => {})
  return {
    /** Throws a `Stop` with the words of a task that fails. */
    async make(task: Task): Promise<Made> {
      child.send(task)
      const messages = await Promise.race([once(child, 'message'), ended])
      const answer: Answer<Made> = messages[0]
      if ('error' in answer) throw new Stop(answer.error)
      return answer.made
    },
    stop() {
      if (child.connected) child.disconnect()
    },
  }
}

/** For a module that `runInWorkers` starts. Does each task, and exits when the sender does. */
export function serveTasks<Task, Made>(make: (task: Task) => Promise<Made>): void {
  process.on('message', (task: Task) => {
    make(task).then(
      (made) => send({ made }),
      (error: unknown) => send({ error: String(explainFailure(error)) }),
    )
  })
  process.on('disconnect', () => process.exit())
  // Without a callback, sending to a process that has ended would throw.
  const send = (answer: Answer<Made>) => process.send?.(answer, undefined, undefined, () => {})
}

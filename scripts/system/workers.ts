import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { explainFailure, Stop } from './failure.ts'

const runner = path.join(import.meta.dirname, '../run.mjs')

type Options<Task, Made> = {
  /** A module that calls `serveTasks`. */
  worker: string
  /** How many tasks take as long as starting a process. */
  tasksPerProcess: number
  onMade?: (task: Task, made: Made) => void | Promise<void>
}

type Answer<Made> = { made: Made } | { error: string }

/**
 * Shares tasks among as many processes as there are processors, for work that blocks the process it
 * runs in. Stops at the first task that fails.
 */
export async function runInWorkers<Task extends object, Made>(
  tasks: readonly Task[],
  { worker, tasksPerProcess, onMade }: Options<Task, Made>,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(tasks.length / tasksPerProcess))
  const processes = Array.from({ length: count }, () => startProcess<Task, Made>(worker))
  const waiting = tasks.values()
  try {
    const sharing = processes.map(async ({ make }) => {
      for (const task of waiting) {
        const made = await make(task)
        await onMade?.(task, made)
      }
    })
    await Promise.all(sharing)
  } finally {
    for (const { stop } of processes) stop()
  }
}

/** Starts a process that does one task after another. */
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

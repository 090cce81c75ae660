import { type ChildProcess, fork } from 'node:child_process'
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
  const waiting = tasks.values()
  const count = Math.min(availableParallelism(), Math.ceil(tasks.length / tasksPerProcess))
  const processes = Array.from({ length: count }, () =>
    fork(runner, [worker], { execArgv: [], serialization: 'advanced' }),
  )
  const work = async (child: ChildProcess) => {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the build stopped with code ${code}`)
    })
    // It also ends after the last task.
    ended.catch(() => {})
    for (const task of waiting) {
      child.send(task)
      const messages = await Promise.race([once(child, 'message'), ended])
      const answer: Answer<Made> = messages[0]
      if ('error' in answer) throw new Stop(answer.error)
      await onMade?.(task, answer.made)
    }
  }
  try {
    await Promise.all(processes.map(work))
  } finally {
    for (const child of processes) if (child.connected) child.disconnect()
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

import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { explainFailure, Stop } from './failure.ts'

const runner = path.join(import.meta.dirname, '../run.mjs')

type Options<Task, Made> = {
  /** A module that calls `serveTasks`. */
  worker: string
  /** A process takes about as long to begin as to do this many tasks. */
  tasksAProcess: number
  /** Options of Node for the processes. */
  flags?: readonly string[]
  onMade?: (task: Task, made: Made) => void | Promise<void>
}

/** What a process sends back. */
type Answer<Made> = { made: Made } | { error: string }

/**
 * Shares tasks among as many processes as there are processors, for work that blocks the process it
 * runs in. Stops at the first task that fails.
 */
export async function runInWorkers<Task extends object, Made>(
  tasks: readonly Task[],
  { worker, tasksAProcess, flags = [], onMade }: Options<Task, Made>,
): Promise<void> {
  const waiting = tasks.values()
  const count = Math.min(availableParallelism(), Math.ceil(tasks.length / tasksAProcess))
  const processes = Array.from({ length: count }, () =>
    fork(runner, [worker], { execArgv: [...flags], serialization: 'advanced' }),
  )
  const work = async (child: ChildProcess) => {
    for (const task of waiting) {
      const made = await madeBy<Task, Made>(child, task)
      await onMade?.(task, made)
    }
  }
  try {
    await Promise.all(processes.map(work))
  } finally {
    for (const child of processes) {
      child.removeAllListeners()
      if (child.connected) child.disconnect()
    }
  }
}

/** Sends a task to an idle process and waits for its result. */
function madeBy<Task extends object, Made>(child: ChildProcess, task: Task): Promise<Made> {
  return new Promise((resolve, reject) => {
    child.removeAllListeners()
    child.on('message', (answer: Answer<Made>) => {
      if ('made' in answer) resolve(answer.made)
      else reject(new Stop(answer.error))
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      reject(new Error(`a process of the build stopped with code ${code}`)),
    )
    child.send(task)
  })
}

/** For a module that `runInWorkers` starts: does each task, and ends with the process that sends them. */
export function serveTasks<Task, Made>(make: (task: Task) => Promise<Made>): void {
  process.on('message', (task: Task) => {
    make(task).then(
      (made) => send({ made }),
      (error: unknown) => send({ error: String(explainFailure(error)) }),
    )
  })
  process.on('disconnect', () => process.exit())
  // With a callback, an answer to a process that has ended is no error.
  const send = (answer: Answer<Made>) => process.send?.(answer, undefined, undefined, () => {})
}

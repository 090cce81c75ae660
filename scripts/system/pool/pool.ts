import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Stop } from '../failure.ts'
import type { Answer } from './answer.ts'

const runner = path.join(import.meta.dirname, '../../run.mjs')

type Options<Task, Made> = {
  /** A module that calls `answerEach`. */
  worker: string
  /** A process takes about as long to begin as to do this many tasks. */
  tasksAProcess: number
  /** Options of Node for the processes. */
  flags?: readonly string[]
  onMade?: (task: Task, made: Made) => void | Promise<void>
}

/**
 * Shares tasks among as many processes as there are processors, for work that blocks the process it
 * runs in. Stops at the first task that fails.
 */
export async function shareOut<Task extends object, Made>(
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

/** Hands a task to a process that has nothing to do and waits for what it makes of it. */
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

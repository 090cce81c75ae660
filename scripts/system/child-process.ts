import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { explainFailure, Stop } from './failure.ts'

const runner = path.join(import.meta.dirname, '../run.mjs')

type Answer = { readonly error?: string }

/** Runs a module that calls `serveTask` in a process of its own. Throws a `Stop` if the task fails. */
export async function runInProcess(module: string, task: object): Promise<void> {
  const child = fork(runner, [module], { execArgv: [] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the build stopped with code ${code}`)
  })
  // It also ends after the task.
  ended.catch(() => {})
  child.send(task)
  const [answer]: Answer[] = await Promise.race([once(child, 'message'), ended])
  if (child.connected) child.disconnect()
  if (answer?.error !== undefined) throw new Stop(answer.error)
}

// Without a callback, sending to a process that has ended would throw.
const send = (answer: Answer) => process.send?.(answer, undefined, undefined, () => {})

/** For a module that `runInProcess` starts. Does the task, and exits when the sender does. */
export function serveTask<Task>(work: (task: Task) => Promise<void>): void {
  process.on('message', (task: Task) => {
    work(task).then(
      () => send({}),
      (error: unknown) => send({ error: String(explainFailure(error)) }),
    )
  })
  process.on('disconnect', () => process.exit())
}

import { explainFailure } from '../failure.ts'

/** What a process answers: what it made of a task, or what went wrong. */
export type Answer<Made> = { made: Made } | { error: string }

/** In a process that `shareOut` began: does each task that comes, and ends with the one that sends them. */
export function answerEach<Task, Made>(make: (task: Task) => Promise<Made>): void {
  process.on('message', (task: Task) => {
    make(task).then(
      (made) => send({ made }),
      (error: unknown) => send({ error: String(explainFailure(error)) }),
    )
  })
  process.on('disconnect', () => process.exit())
  const send = (answer: Answer<Made>) => process.send?.(answer)
}

import path from 'node:path'
import { expect, test } from 'vitest'
import { runInWorkers } from '#scripts/system/workers.ts'
import { all } from '#tests/run/all.ts'

type Task = { number: number }
const options = { worker: path.join(import.meta.dirname, 'worker.ts'), tasksPerProcess: 2 }

async function doubled(numbers: readonly number[], onLate?: (task: Task) => void) {
  const made = new Map<number, number>()
  await runInWorkers<Task, number>(
    numbers.map((number) => ({ number })),
    {
      ...options,
      onMade: ({ number }, double) => void made.set(number, double),
      ...(onLate && { limit: { seconds: 5, onLate } }),
    },
  )
  return made
}

test('every task is done once, by other processes', async () => {
  const made = await doubled([1, 2, 3, 4, 5])
  expect([...made].toSorted(([a], [b]) => a - b)).toEqual([1, 2, 3, 4, 5].map((n) => [n, n * 2]))
})

test('a task that fails stops the work, with its reason', async () => {
  await expect(doubled([1, 13, 2, 3])).rejects.toThrow('not thirteen')
})

test.runIf(all)('a task that takes too long is left out, and the next one is done', async () => {
  const late: number[] = []
  const made = await doubled([1000, 1], ({ number }) => void late.push(number))
  expect({ made: [...made], late }).toEqual({ made: [[1, 2]], late: [1000] })
})

test('a process that dies stops the work', async () => {
  await expect(doubled([666])).rejects.toThrow('stopped with code 7')
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { runInWorkers } from '#scripts/system/workers.ts'

type Task = { number: number }
const options = { worker: path.join(import.meta.dirname, 'worker.ts'), tasksPerProcess: 2 }

async function doubled(numbers: readonly number[]) {
  const made = new Map<number, number>()
  await runInWorkers<Task, number>(
    numbers.map((number) => ({ number })),
    { ...options, onMade: ({ number }, double) => void made.set(number, double) },
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

test('a process that dies stops the work', async () => {
  await expect(doubled([666])).rejects.toThrow('stopped with code 7')
})

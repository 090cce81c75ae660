import path from 'node:path'
import { expect, test } from 'vitest'
import { runInWorkers } from '#scripts/system/workers.ts'

async function doubled(numbers: readonly number[]): Promise<Map<number, number>> {
  const made = new Map<number, number>()
  await runInWorkers<{ number: number }, number>(
    numbers.map((number) => ({ number })),
    {
      worker: path.join(import.meta.dirname, 'worker.ts'),
      tasksPerProcess: 2,
      onMade: ({ number }, double) => void made.set(number, double),
    },
  )
  return made
}

test('every task is done once, by other processes', async () => {
  const made = await doubled([1, 2, 3, 4, 5])
  expect([...made].toSorted(([a], [b]) => a - b)).toEqual([1, 2, 3, 4, 5].map((n) => [n, n * 2]))
})

test('a task is done though nothing takes what it makes', async () => {
  const worker = path.join(import.meta.dirname, 'worker.ts')
  const work = runInWorkers([{ number: 13 }], { worker, tasksPerProcess: 2 })
  await expect(work).rejects.toThrow('not thirteen')
})

test('a task that fails stops the work, with its reason', async () => {
  await expect(doubled([1, 13, 2, 3])).rejects.toThrow('not thirteen')
})

test('a task that takes too long is left out, and the next one is done', async () => {
  const [made, late]: [number[], number[]] = [[], []]
  await runInWorkers<{ number: number }, number>([{ number: 1000 }, { number: 1 }], {
    worker: path.join(import.meta.dirname, 'worker.ts'),
    tasksPerProcess: 2,
    onMade: (_, double) => void made.push(double),
    limit: { seconds: 5, onLate: ({ number }) => void late.push(number) },
  })
  expect({ made, late }).toEqual({ made: [2], late: [1000] })
})

test('a process that dies stops the work', async () => {
  await expect(doubled([666])).rejects.toThrow('stopped with code 7')
})

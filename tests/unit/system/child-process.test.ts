import path from 'node:path'
import { expect, test } from 'vitest'
import { runInProcess } from '#scripts/system/child-process.ts'

const run = (task: object) => runInProcess(path.join(import.meta.dirname, 'worker.ts'), task)

test('a task in a process of its own ends, fails with its reason, or dies', async () => {
  await run({})
  await expect(run({ fails: true })).rejects.toThrow('it failed')
  await expect(run({ dies: true })).rejects.toThrow('stopped with code 7')
})

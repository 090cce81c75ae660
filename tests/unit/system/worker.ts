import { serveTasks } from '#scripts/system/workers.ts'

/** Doubles a number; refuses, dies of or never ends with some. */
serveTasks(async ({ number }: { number: number }) => {
  if (number === 13) throw new Error('not thirteen')
  if (number === 666) process.exit(7)
  // Holds the process, as a drawing can, but not the processor.
  if (number === 1000) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  return number * 2
})

import { serveTasks } from '#scripts/system/workers.ts'

/** Doubles a number; refuses some, and dies of one. */
serveTasks(async ({ number }: { number: number }) => {
  if (number === 13) throw new Error('not thirteen')
  if (number === 666) process.exit(7)
  return number * 2
})

import { BuildStopped } from './build-stopped.ts'
import { unwritable } from './unwritable.ts'

/** What is printed when a build ends early: one line where its reason is plain, else the whole error. */
export const explainFailure = (error: unknown): unknown =>
  error instanceof BuildStopped ? error.message : (unwritable(error) ?? error)

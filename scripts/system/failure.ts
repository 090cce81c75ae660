import { inspect } from 'node:util'
import { printable } from './printable.ts'

/** Ends a command for a reason that its user can act on. Only the message is printed, not the stack. */
export class Stop extends Error {}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The code of a system's error, such as `ENOENT`; empty for any other error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Why the system can't write, in its words. On a read-only disk, a recursive mkdir fails with ENOENT. */
const writing =
  /\b(?:EACCES|EPERM|EROFS|EBUSY|ENOSPC|EDQUOT|EXDEV|ENOTDIR|EEXIST|ENOENT(?=: .*\bmkdir)): ([^,\n]+)|(no space left on device)/i

/**
 * One line that says what can't be written and why; undefined for any other error. Errors of the
 * bundler and of other processes have the reason in their message too.
 */
function unwritable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [, reason, full = reason] = writing.exec(error.message) ?? []
  const place = 'path' in error ? String(error.path) : 'The site'
  return full && `${place} cannot be written: ${full}.`
}

/** One line if a server can't listen at its address. */
function unreachable(error: unknown): string | undefined {
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  return isListening ? `The server cannot start: ${error.message.replace(/^.*: /, '')}.` : undefined
}

/** Prints on stderr why a command failed. */
export function printFailure(error: unknown): void {
  const failure = explainFailure(error)
  console.error(printable(typeof failure === 'string' ? failure : inspect(failure)))
}

/** What a command prints when it fails: one line if the reason is plain, otherwise the whole error. */
export const explainFailure = (error: unknown): unknown =>
  error instanceof Stop ? error.message : (unreachable(error) ?? unwritable(error) ?? error)

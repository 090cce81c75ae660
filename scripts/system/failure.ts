import { inspect } from 'node:util'
import { printable } from './text/printable.ts'

/** Ends a command for a reason that its user can act on. Only the message is printed, not the stack. */
export class UserError extends Error {}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The code of a system's error, such as `ENOENT`; empty for any other error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const reasons: Record<string, string> = {
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the disk is read-only',
  EBUSY: 'it is in use, or a disk of its own',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EXDEV: 'it is on another disk than .cache',
  ENOTDIR: 'there is a file in place of a folder',
  EEXIST: 'there is a file in place of a folder',
}

const codeInMessage = new RegExp(`\\b(?:${Object.keys(reasons).join('|')})(?=: )`)

/** Prints on stderr why a command failed. */
export function printFailure(error: unknown): void {
  const failure = explainFailure(error)
  console.error(printable(typeof failure === 'string' ? failure : inspect(failure)))
}

/** One line if the reason of a failure is plain, otherwise the whole error. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof UserError) return error.message
  if (!(error instanceof Error)) return error
  const { message } = error
  if (message.startsWith('Cannot find package'))
    return 'Not all packages are installed. Run: npm ci'
  const syscall = 'syscall' in error ? error.syscall : undefined
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const reason = message.replace(/^getaddrinfo \w+/, 'no address is known for')
    return `The server cannot start: ${reason.replace(/^.*: /, '')}.`
  }
  // On a read-only disk, a recursive mkdir fails with ENOENT.
  const code = syscall === 'mkdir' && codeOf(error) === 'ENOENT' ? 'EROFS' : codeOf(error)
  // Bundlers have the code only in the message.
  const inMessage = /no space left on device/i.test(message)
    ? 'ENOSPC'
    : codeInMessage.exec(message)?.[0]
  const reason = reasons[code] ?? reasons[inMessage ?? '']
  const place = 'path' in error ? String(error.path) : 'The site'
  return reason === undefined ? error : `${place} cannot be written: ${reason}.`
}

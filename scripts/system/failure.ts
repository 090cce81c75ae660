import { inspect } from 'node:util'
import { printable } from './text/printable.ts'

/** Ends a command for a reason that its user can act on. Only the message is printed, not the stack. */
export class UserError extends Error {}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The code of a system's error, such as `ENOENT`; empty for any other error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** On a read-only disk, a recursive mkdir fails with ENOENT. */
const isReadOnly = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'

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

/** One line; undefined if it isn't about writing. Bundlers have the code in the message only. */
function unwritable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const inMessage = /no space left on device/i.test(error.message)
    ? 'ENOSPC'
    : codeInMessage.exec(error.message)?.[0]
  const code = isReadOnly(error) ? 'EROFS' : codeOf(error)
  const reason = reasons[code] ?? reasons[inMessage ?? '']
  const place = 'path' in error ? String(error.path) : 'The site'
  return reason && `${place} cannot be written: ${reason}.`
}

/** One line if a server can't listen at its address. */
function unreachable(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error)) return undefined
  const { syscall, message } = error
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined
  const reason = message.replace(/^getaddrinfo \w+/, 'no address is known for').replace(/^.*: /, '')
  return `The server cannot start: ${reason}.`
}

/** One line if a module that is loaded later needs a package that isn't there. */
const notInstalled = (error: unknown): string | undefined =>
  messageOf(error).startsWith('Cannot find package')
    ? 'Not all packages are installed. Run: npm ci'
    : undefined

/** Prints on stderr why a command failed. */
export function printFailure(error: unknown): void {
  const failure = explainFailure(error)
  console.error(printable(typeof failure === 'string' ? failure : inspect(failure)))
}

/** What a command prints when it fails: one line if the reason is plain, otherwise the whole error. */
export const explainFailure = (error: unknown): unknown =>
  error instanceof UserError
    ? error.message
    : (unreachable(error) ?? unwritable(error) ?? notInstalled(error) ?? error)

import { appendFileSync, readFileSync } from 'node:fs'

/** A page that could not be rendered; `path` is its source file. */
export type Failure = { route: string; path: string; message: string }

/**
 * Notes a failure in the build's list (BUILD_FAILURES names the file), so that one failing page
 * hides no other; outside a build it is thrown.
 */
export function noteFailure(failure: Failure, cause: unknown): void {
  const list = process.env['BUILD_FAILURES']
  if (list === undefined) throw cause
  appendFileSync(list, `${JSON.stringify(failure)}\n`)
}

/** The failures noted in a build's list; none when nobody began one. */
export function readFailures(list: string): Failure[] {
  try {
    const lines = readFileSync(list, 'utf8').split('\n')
    return lines.filter((line) => line !== '').map((line): Failure => JSON.parse(line))
  } catch {
    return []
  }
}

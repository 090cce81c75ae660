import { appendFileSync, readFileSync } from 'node:fs'
import { unwritable } from '#scripts/build/unwritable.ts'

/** A page that could not be rendered; `path` is its source file. */
export type Failure = { route: string; path: string; message: string }

/**
 * Notes a failure in the build's list (BUILD_FAILURES names the file), so that one failing page
 * hides no other. Outside a build it is thrown, and so is what no page is to blame for.
 */
export function noteFailure(failure: Failure, cause: unknown): void {
  const list = process.env['BUILD_FAILURES']
  if (list === undefined || unwritable(cause) !== undefined) throw cause
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

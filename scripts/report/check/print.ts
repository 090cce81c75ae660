import { styleText } from 'node:util'
import { createTwoFilesPatch } from 'diff'
import type { CompileResult, Diagnostic } from '#scripts/content/index.ts'

type Listed = Pick<CompileResult, 'placeholders' | 'unpublished'>

/** The output of `--json`. Its shape may grow but not change: README.md in this folder describes it. */
type JsonReport = Listed & {
  readonly version: 1
  readonly faults: readonly Diagnostic[]
  readonly notice?: string
}

/** `notice` is about something besides the content, such as outdated schemas for editors. */
export function jsonReport(
  faults: readonly Diagnostic[],
  { placeholders, unpublished }: Listed,
  notice?: string,
): string {
  const report: JsonReport = { version: 1, faults, placeholders, unpublished }
  return JSON.stringify(notice === undefined ? report : { ...report, notice })
}

/** The changes of a file as a unified diff. `colour` is for a terminal. */
export function showDiff(
  path: string,
  [before, after]: readonly [string, string],
  colour = false,
): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
    context: 1,
  })
  // The first line is a ruler.
  const lines = patch.split('\n').slice(1)
  return lines.map((line) => (colour ? paint(line) : line)).join('\n')
}

function paint(line: string): string {
  const style = /^(?:---|\+\+\+) /.test(line) ? 'bold' : styles[line.charAt(0)]
  return style === undefined ? line : styleText(style, line, { validateStream: false })
}

const styles: Readonly<Record<string, 'green' | 'red' | 'cyan'>> = {
  '+': 'green',
  '-': 'red',
  '@': 'cyan',
}

import { styleText } from 'node:util'
import { createTwoFilesPatch } from 'diff'

/** What changes in a file, as a unified diff; `colour` is for a terminal. */
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
  return lines.map((line) => (colour ? painted(line) : line)).join('\n')
}

function painted(line: string): string {
  const style = /^(?:---|\+\+\+) /.test(line) ? 'bold' : styles[line.charAt(0)]
  return style === undefined ? line : styleText(style, line, { validateStream: false })
}

const styles: Readonly<Record<string, 'green' | 'red' | 'cyan'>> = {
  '+': 'green',
  '-': 'red',
  '@': 'cyan',
}

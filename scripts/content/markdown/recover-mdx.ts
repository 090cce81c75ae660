import type { VFileMessage } from 'vfile-message'

/** The text without the lines around `line` up to the next empty ones; every other line keeps its number. */
export function withoutBlock(source: string, line: number): string {
  const lines = source.split('\n')
  let from = line - 1
  let to = line - 1
  while (from > 0 && !isEmpty(lines[from - 1])) from--
  while (to < lines.length - 1 && !isEmpty(lines[to + 1])) to++
  return lines.map((text, index) => (index >= from && index <= to ? '' : text)).join('\n')
}

const isEmpty = (line: string | undefined) => line === undefined || line.trim() === ''

/** A tag without its other half, where the other half may be what was taken out. */
export function isEcho({ ruleId }: VFileMessage, source: string, rest: string): boolean {
  if (source === rest || (ruleId !== 'end-tag-mismatch' && ruleId !== 'unexpected-closing-slash'))
    return false
  const kept = rest.split('\n')
  return source.split('\n').some((line, index) => /<[/A-Za-z]/.test(line) && kept[index] === '')
}

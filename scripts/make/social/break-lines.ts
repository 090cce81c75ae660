import { lettersOf } from './letters.ts'

/** Width in em of a text set in one line. */
export type Measure = (text: string) => number

/** The lines of a text; `whole` if all of it found room with no word broken. */
export type Lines = { lines: string[]; whole: boolean }

/**
 * Breaks a text into lines of the given widths (in em), from the top. Words stay whole unless one
 * is wider than its line. What finds no room is left out, and the last line ends in an ellipsis.
 */
export function breakLines(text: string, widths: readonly number[], measure: Measure): Lines {
  const lines: string[] = []
  let broken = false
  let rest = text.normalize('NFC').split(/\s+/).filter(Boolean)
  for (const width of widths) {
    if (rest.length === 0) break
    const fitting = countFitting(rest, ' ', width, measure)
    if (fitting > 0) {
      lines.push(rest.slice(0, fitting).join(' '))
      rest = rest.slice(fitting)
    } else {
      const [head, tail] = splitWord(rest[0] ?? '', width, measure)
      lines.push(head)
      broken = true
      rest = [tail, ...rest.slice(1)]
    }
  }
  if (rest.length > 0) lines.push(ellipsised(lines.pop() ?? '', widths.at(-1) ?? 0, measure))
  return { lines, whole: rest.length === 0 && !broken }
}

/** As much of the word as the width holds, at least one letter with its marks, and the rest. */
function splitWord(word: string, width: number, measure: Measure): [head: string, tail: string] {
  const letters = lettersOf(word)
  const count = Math.max(1, countFitting(letters, '', width, measure))
  return [letters.slice(0, count).join(''), letters.slice(count).join('')]
}

function ellipsised(line: string, width: number, measure: Measure): string {
  const letters = lettersOf(line)
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** How many parts, joined, the width holds. */
function countFitting(
  parts: readonly string[],
  joint: string,
  width: number,
  measure: Measure,
): number {
  const over = parts.findIndex((_, i) => measure(parts.slice(0, i + 1).join(joint)) > width)
  return over === -1 ? parts.length : over
}

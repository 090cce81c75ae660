import type { Fix } from '#scripts/read/diagnostics/index.ts'

/**
 * Applies fixes to the bytes of a file. Everything else stays the same, such as line ends, a byte
 * order mark and comments. Of overlapping fixes, applies the first. Places count in the text with
 * `\n` as line end. `count` is how many fixes are applied.
 */
export function applyFixes(bytes: Uint8Array, fixes: readonly Fix[]) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const lineEnds = Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)
  const starts = [text.startsWith('\uFEFF') ? 1 : 0, ...lineEnds]
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1
  const edits: Edit[] = []
  let count = 0
  for (const { also = [], ...first } of fixes) {
    const parts = [first, ...also].map(({ line, column, endLine, endColumn, text: insert }) => {
      return { from: offset(line, column), to: offset(endLine, endColumn), insert }
    })
    if (parts.some((part) => edits.some((edit) => overlap(part, edit)))) continue
    edits.push(...parts)
    count += 1
  }
  let result = ''
  let done = 0
  for (const { from, to, insert } of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(done, from) + insert
    done = to
  }
  return { bytes: new TextEncoder().encode(result + text.slice(done)), count }
}

type Edit = { readonly from: number; readonly to: number; readonly insert: string }

/** Two insertions at one place overlap, since neither is before the other. */
const overlap = (a: Edit, b: Edit) => (a.from < b.to && b.from < a.to) || a.from === b.from

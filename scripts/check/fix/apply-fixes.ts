import type { Fix } from '#scripts/content/diagnostics/index.ts'

/**
 * Applies fixes to the bytes of a file. Everything else stays the same, such as line ends, a byte
 * order mark and comments. Of overlapping fixes, applies the first. Places count in the text with
 * `\n` as line end.
 */
export function applyFixes(bytes: Uint8Array, fixes: readonly Fix[]): Uint8Array {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const lineEnds = Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)
  const starts = [text.startsWith('\uFEFF') ? 1 : 0, ...lineEnds]
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1
  const edits = fixes
    .flatMap(({ also = [], ...fix }) => [fix, ...also])
    .map(({ line, column, endLine, endColumn, text: insert }) => {
      return { from: offset(line, column), to: offset(endLine, endColumn), insert }
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  let result = ''
  let done = 0
  for (const { from, to, insert } of edits) {
    if (from < done || (from === done && done > 0 && from === to)) continue
    result += text.slice(done, from) + insert
    done = to
  }
  return new TextEncoder().encode(result + text.slice(done))
}

import type { Fix } from '#scripts/content/index.ts'

/**
 * The bytes of a file with some texts replaced. Everything else stays byte by byte: line ends, a byte order mark, comments.
 * Of fixes that overlap the first is made. Places are those of the text as the check reads it, with \n alone as line end.
 */
export function applyFixes(bytes: Uint8Array, fixes: readonly Fix[]): Uint8Array {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const lines = lineStarts(text)
  const offset = (line: number, column: number) => (lines[line - 1] ?? text.length) + column - 1
  let result = ''
  let done = 0
  for (const { from, to, insert } of fixes
    .flatMap(({ also = [], ...fix }) => [fix, ...also])
    .map((fix) => ({
      from: offset(fix.line, fix.column),
      to: offset(fix.endLine, fix.endColumn),
      insert: fix.text,
    }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < done || (from === done && done > 0 && from === to)) continue
    result += text.slice(done, from) + insert
    done = to
  }
  return new TextEncoder().encode(result + text.slice(done))
}

function lineStarts(text: string): number[] {
  const first = text.startsWith('\uFEFF') ? 1 : 0
  return [first, ...Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)]
}

/** Some of a text from the beginning of a line on; `line` counts from 1, `offset` from 0. */
export type Block = { readonly text: string; readonly line: number; readonly offset: number }

/** What stands between empty lines. */
export function blocksOf(text: string): Block[] {
  let line = 1
  let seen = 0
  return Array.from(text.matchAll(/[^\n]+(?:\n[^\n]+)*/g), ({ 0: found, index }) => {
    line += linesIn(text.slice(seen, index))
    seen = index
    return { text: found, line, offset: index }
  })
}

const linesIn = (text: string) => text.split('\n').length - 1

/** The lines of a block, each as one. */
export function linesOf({ text, line, offset }: Block): Block[] {
  let at = offset
  return text.split('\n').map((text, index) => {
    const found = { text, line: line + index, offset: at }
    at += text.length + 1
    return found
  })
}

/** The place of a block, or of some of its text. */
export const span = (block: Block, from = 0, to = block.text.length) => ({
  start: pointAt(block, from),
  end: pointAt(block, to),
})

function pointAt({ text, line, offset }: Block, index: number) {
  let lines = 0
  let lineStart = 0
  for (;;) {
    const next = text.indexOf('\n', lineStart) + 1
    if (next === 0 || next > index) break
    lines++
    lineStart = next
  }
  return { line: line + lines, column: index - lineStart + 1, offset: offset + index }
}

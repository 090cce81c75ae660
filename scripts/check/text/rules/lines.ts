import type { ProseRule } from '../rule.ts'

const ends =
  'lines run together; end each but the last with \\, or leave an empty line between them'

const table = 'columns run together; a table is | Course | Fee |, below it | --- | --- |'

/** Lines that are meant to stay apart: their pattern, how many follow each other, and the message. */
const meant: readonly (readonly [line: RegExp, least: number, message: string])[] = [
  [/\S(?:\t| {3})/, 2, table],
  [/^\p{L}[\p{L}\p{M} .-]{0,23}:[ \t]+\S.{0,40}$/u, 2, ends],
  // An address, and no beginning of a list.
  [/^(?![\p{L}\p{N}]{1,3}[.)।:])(?:[\p{Lu}\p{Lo}\p{N}]|\+\d).{0,44}$/u, 3, ends],
]
const endsSentence = /(?<!\b[ap]\.m)[.!?।…”"’]$/u

export const lineRules: readonly ProseRule[] = [
  {
    id: 'run-together',
    reason: 'Markdown makes one paragraph of lines without an empty line between them.',
    roles: ['block'],
    *inRange({ text }) {
      const lines = text.split('\n')
      for (const [pattern, least, message] of meant) {
        const at = lines.findIndex((_, index) => {
          const run = lines.slice(index, index + least).map((line) => line.trim())
          const isOpen =
            message === table || !run.slice(0, -1).some((line) => endsSentence.test(line))
          return run.length === least && isOpen && run.every((line) => pattern.test(line))
        })
        if (at === -1) continue
        const from = lines.slice(0, at).join('\n').length + Number(at > 0)
        return yield { from, to: from + (lines[at] ?? '').length, message }
      }
    },
  },
]

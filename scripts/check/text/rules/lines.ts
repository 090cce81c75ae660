import type { ProseRule } from '../rule.ts'

/** A line with cells, a line with a label, a line of an address: none of these begins a list. */
const cells = String.raw`.*\S(?:\t| {3}).*`
const labelled = String.raw`\p{L}[\p{L}\p{M} .-]{0,23}:[ \t]+\S.{0,40}`
const short = String.raw`(?![\p{L}\p{N}]{1,3}[.)।:])(?:[\p{Lu}\p{Lo}\p{N}]|\+\d).{0,44}`
/** The end of a line, but not of a sentence. */
const end = String.raw`(?<!(?<!\b[ap]\.m)[.!?।…”"’])\n`

const inTable = 'columns run together; a table is | Course | Fee |, below it | --- | --- |'
const inLines =
  'lines run together; end each but the last with \\, or leave an empty line between them'

/** Lines that have to stay apart. */
const apart = [
  { pattern: new RegExp(`^${cells}\n${cells}$`, 'mu'), message: inTable },
  { pattern: new RegExp(`^${labelled}${end}${labelled}$`, 'mu'), message: inLines },
  { pattern: new RegExp(`^${short}${end}${short}${end}${short}$`, 'mu'), message: inLines },
]

export const lineRules: readonly ProseRule[] = [
  {
    id: 'run-together',
    reason: 'Markdown makes one paragraph of lines without an empty line between them.',
    roles: ['block'],
    *inRange({ text }) {
      for (const { pattern, message } of apart) {
        const { 0: lines = '', index: from } = pattern.exec(text) ?? {}
        if (from === undefined) continue
        return yield { from, to: from + lines.indexOf('\n'), message }
      }
    },
  },
]

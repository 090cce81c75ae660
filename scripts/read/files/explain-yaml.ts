import type { YAMLError } from 'yaml'
import type { DiagnosticText } from '../diagnostics/index.ts'

type Text = Pick<DiagnosticText, 'message' | 'hint' | 'suggestion'>

const quote = 'Put the whole value in quotation marks: title: "…".'
const sameColumn =
  'Fields of the same group, and entries of the same list, begin in the same column.'
const field = 'expected a field such as `title: …`, with a colon and a space after its name'

/** The words for an error, by its code and message. The first match counts. */
const known: readonly (readonly [error: RegExp, message: string, hint?: string])[] = [
  [/^TAB_AS_INDENT/, 'a tab indents this line; indent with two spaces'],
  [/^BAD_INDENT flow/i, 'a list or group in brackets is not closed; expected ] or }'],
  [
    /^BAD_INDENT|^MISSING_CHAR.*without -/,
    'the line is indented differently from its neighbours, or is neither a field nor an entry of a list',
    sameColumn,
  ],
  [/^MISSING_CHAR.*closing.*quote/, 'the quotation mark is not closed'],
  [/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR/, field],
  [/^MULTIPLE_DOCS/, 'a second line of --- begins another document; delete it'],
  [/block-seq-ind on same line/, 'the first entry of a list begins on a line of its own'],
  [
    /Block collections are not allowed within flow/,
    'expected a comma after this value, or the value in quotation marks',
    'Between { and }, a comma ends each value; a value with a colon or a comma is in quotation marks.',
  ],
  [
    /^BAD_DQ_ESCAPE/,
    'a backslash begins an escape between double quotation marks',
    'Write \\\\ for a backslash, or use single quotation marks.',
  ],
  [/^BAD_ALIAS|^BAD_SCALAR_START/, 'a value cannot begin with this character', quote],
  [
    /^UNEXPECTED_TOKEN/,
    'this does not belong here; a quotation mark may end the value before it',
    quote,
  ],
]

/** Explains an error of the YAML parser. `rest` is the text from its place on. */
export function explainYaml({ code, message }: YAMLError, rest: string): Text {
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return /^(?!- )[^\n]*:(?:\s|$)/.test(rest)
      ? { message: 'a colon with a space after it begins a new field', hint: quote }
      : {
          message: rest.startsWith('- ')
            ? 'this entry begins in another column than the entries above it'
            : 'the line below is indented further than this one, and so belongs to its value',
          hint: sameColumn,
        }
  if (code === 'BAD_ALIAS' && /^\*\s/.test(rest)) {
    const text = 'an entry of a list begins with - and a space, not with *'
    return { message: text, suggestion: { wrong: '*', right: '-' } }
  }
  const [, words = `the YAML cannot be read here (${message})`, hint] =
    known.find(([error]) => error.test(`${code} ${message}`)) ?? []
  return { message: words, hint }
}

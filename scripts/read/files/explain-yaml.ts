import type { YAMLError } from 'yaml'
import type { DiagnosticText } from '../diagnostics/index.ts'
import { withoutMarks } from '../fields/index.ts'

type Text = Pick<DiagnosticText, 'message' | 'hint' | 'suggestion'>

const quote = 'Put the whole value in quotation marks: title: "…".'

const sameColumn = 'Fields of the same group begin in the same column.'

/** What to say about errors, by their code and message. The first match counts. */
const known: readonly (readonly [error: RegExp, message: string, hint?: string])[] = [
  [/^TAB_AS_INDENT/, 'a tab indents this line; indent with two spaces'],
  [/^BAD_INDENT flow/i, 'a list or group in brackets is not closed; expected ] or }'],
  [
    /^BAD_INDENT|^MISSING_CHAR.*without -/,
    'the line is indented differently from its neighbours',
    sameColumn,
  ],
  [/^MISSING_CHAR.*closing.*quote/, 'the quotation mark is not closed'],
  [/^MULTILINE_IMPLICIT_KEY/, 'expected a field such as `title: …`, with a space after the colon'],
  [/^MISSING_CHAR/, 'a field needs a colon and a space after its name: `title: …`'],
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
  [/^UNEXPECTED_TOKEN/, 'this does not belong here', quote],
]

/** Explains an error of the YAML parser. `before` is its line up to it, `rest` the text from it on. */
export function explainYaml({ code, message }: YAMLError, before: string, rest: string): Text {
  const [, words = `the YAML cannot be read here (${message})`, hint] =
    known.find(([error]) => error.test(`${code} ${message}`)) ?? []
  return wordsFor(code, before, rest) ?? { message: words, hint }
}

/** The words that depend on the text around an error. */
function wordsFor(code: YAMLError['code'], before: string, rest: string): Text | undefined {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return lookalike(before) ?? colonInside(before, rest)
  if (code === 'MISSING_CHAR') return lookalike(rest)
  if (code === 'BAD_INDENT' && /^ +[^:\n]+(?:\n|$)/.test(rest))
    return {
      message:
        'expected an entry of a list, which begins with - and a space, or a field: `title: …`',
    }
  if (code === 'MULTILINE_IMPLICIT_KEY') return lookalike(rest)
  if (code === 'UNEXPECTED_TOKEN') return afterQuote(before, rest)
  if (code === 'BAD_ALIAS' && /^\*\s/.test(rest)) {
    const message = 'an entry of a list begins with - and a space, not with *'
    return { message, suggestion: { wrong: '*', right: '-' } }
  }
  return undefined
}

/** A value with a colon, or a line below it that is indented too far. */
function colonInside(before: string, rest: string): Text {
  const [value = ''] = rest.split('\n', 1)
  if (!/:(?:\s|$)/.test(value))
    return {
      message: 'the line below is indented further than this one, and so belongs to its value',
      hint: sameColumn,
    }
  const [, start = '', text = ''] =
    /^\s*((?:- +)?[a-z]\w*: +|- +)(.*)$/.exec(before + value.trimEnd()) ?? []
  const whole = `Put the whole value in quotation marks: ${start}${JSON.stringify(withoutMarks(text))}`
  return {
    message: 'a colon with a space after it begins a new field',
    hint: text === '' ? quote : whole,
  }
}

/** A no-break space from a web page or a word processor looks like a space. */
const lookalike = (rest: string): Text | undefined =>
  /^ *\u00A0|^\w+:\u00A0/.test(rest)
    ? { message: 'this line has a no-break space; replace it with an ordinary space' }
    : undefined

/** Text after the quotation mark that ends the value. */
function afterQuote(before: string, rest: string): Text | undefined {
  const mark = /(?:^|[:-]\s+)(["']).*\1\s*$/.exec(before)?.[1]
  if (mark === undefined) return undefined
  if (/^,\s*(?:\n|$)/.test(rest))
    return {
      message: 'no comma ends a line here; delete it',
      suggestion: { wrong: ',', right: '' },
    }
  return {
    message: 'the value ends at the quotation mark before this',
    hint: `Put the whole value between ${mark === "'" ? '" and "' : "' and '"}.`,
  }
}

import type { YAMLError } from 'yaml'
import type { Finding } from '../types.ts'

type Explanation = Pick<Finding, 'message' | 'hint' | 'meant'>

const quote = 'Put the whole value in quotation marks: title: "…".'

/**
 * What the YAML parser found, in words for a writer.
 * `before` is the source of the line up to the place, `rest` all from the place on.
 */
export function explainYaml(error: YAMLError, before: string, rest: string): Explanation {
  const { code, message } = error
  switch (code) {
    case 'TAB_AS_INDENT':
      return { message: 'a tab stands where blanks must; indent with two blanks' }
    case 'BAD_INDENT':
      return /^flow/i.test(message)
        ? { message: 'a list or group in brackets is not closed; expected ] or }' }
        : {
            message: 'the line is indented differently from its neighbours',
            hint: 'Fields of the same group begin in the same column.',
          }
    case 'MISSING_CHAR':
      return /closing.*quote/.test(message)
        ? { message: 'the quotation mark is not closed' }
        : (strangeSign(rest) ?? {
            message: 'a field needs a colon and a blank after its name: `title: …`',
          })
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { message: 'a colon with a blank after it begins a new field', hint: quote }
    case 'MULTILINE_IMPLICIT_KEY':
      return noField(rest)
    case 'BAD_SCALAR_START':
      return { message: `a value cannot begin with ${rest.charAt(0)}`, hint: quote }
    case 'BAD_DQ_ESCAPE':
      return {
        message: `\\${rest.charAt(1)} means nothing between double quotation marks`,
        hint: 'Write \\\\ for a backslash, or use single quotation marks.',
      }
    case 'NON_STRING_KEY':
      return { message: 'the name of a field is a plain word' }
    case 'MULTIPLE_DOCS':
      return { message: 'a second line of --- begins another document; delete it' }
    case 'UNEXPECTED_TOKEN':
      if (/block-seq-ind on same line/.test(message)) {
        return { message: 'the first entry of a list begins on a line of its own' }
      }
      return afterQuote(before) ?? { message: 'this does not belong here', hint: quote }
    case 'BAD_ALIAS':
      return /^\*\s/.test(rest)
        ? {
            message: 'an entry of a list begins with - and a blank, not with *',
            meant: { wrong: '*', right: '-' },
          }
        : { message: 'a value cannot begin with *', hint: quote }
    default:
      return { message: `the YAML cannot be read here (${message})` }
  }
}

/** A line that is no field, or whose colon or blank only looks like one. */
function noField(rest: string): Explanation {
  const message = 'expected a field such as `title: …`, with a blank after the colon'
  const [line = ''] = rest.split('\n', 1)
  const isMore = /^[^:]+$/.test(line)
  return (
    strangeSign(rest) ??
    (isMore
      ? { message, hint: 'If it belongs to the line above, put both on one line.' }
      : { message })
  )
}

/** Signs that look like a blank or a colon; they come from web pages and word processors. */
function strangeSign(rest: string): Explanation | undefined {
  if (/^ *\u00A0|^\w+:\u00A0/.test(rest))
    return { message: 'a no-break blank stands in this line; type an ordinary blank in its place' }
  if (/^\w+\uFF1A/.test(rest))
    return { message: '： is another sign than the colon; type : and a blank in its place' }
  return undefined
}

/** Text behind a quotation mark that has ended the value. */
function afterQuote(before: string): Explanation | undefined {
  const mark = /(?:^|[:-]\s+|!placeholder\s+)(["']).*\1\s*$/.exec(before)?.[1]
  if (mark === undefined) return undefined
  const message = 'the value has ended at the quotation mark before this'
  const hint =
    mark === "'"
      ? "Put the whole value between \" and \", or write the inner mark twice: 'It''s'."
      : "Put the whole value between ' and ': 'The \"Hall\" of it'."
  return { message, hint }
}

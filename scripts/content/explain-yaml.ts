import type { YAMLError } from 'yaml'

type Explanation = { message: string; hint?: string }

const quote = 'Put the whole value in quotation marks: title: "…".'

/** What the YAML parser found, in words for a writer. `rest` is the source from the place on. */
export function explainYaml(error: YAMLError, rest: string): Explanation {
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
        : { message: 'a field needs a colon and a blank after its name: `title: …`' }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { message: 'a colon with a blank after it begins a new field', hint: quote }
    case 'MULTILINE_IMPLICIT_KEY':
      return { message: 'expected a field such as `title: …`, with a blank after the colon' }
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
      return {
        message: 'this does not belong here',
        hint: "Text that holds quotation marks is written between the other kind, or as two: 'It''s'.",
      }
    default:
      return { message: `the YAML cannot be read here (${message})` }
  }
}

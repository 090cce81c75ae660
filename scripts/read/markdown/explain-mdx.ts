import type { VFileMessage } from 'vfile-message'
import type { Span } from '#content/schema/entry.ts'
import type { LocalDiagnostic } from '../diagnostics/index.ts'

type Words = Pick<LocalDiagnostic, 'message' | 'hint'>

const braces = 'To print a brace, write \\{ and \\}.'
const tagForm =
  'A value is between two quotation marks and holds none, and > ends the tag: <Callout title="…">'
const brackets = 'To print the character, write &lt; or put it in `backticks`.'

/** A syntax error of MDX in words for a writer, at the place to change. */
export function explainMdx(error: VFileMessage, source: string): LocalDiagnostic & Span {
  const tag = tagAbove(error, source)
  const place = tag ?? faultPlace(error, source)
  const line = source.split('\n', place.line).at(place.line - 1) ?? ''
  const words = tag ? unfinished : explainError(error, line)
  return { ...place, rule: 'mdx-syntax', ...words, ...htmlAsMdx(line, place) }
}

const markup =
  /^(?:<!--(?:(?!\*\/|-->).)*-->|<\/?(?:br|hr|wbr)>|<(?:mailto:)?[^\s<>@/]+@[^\s<>@]+>|<https?:[^\s<>]+>)/i

/** HTML or Markdown that MDX writes in another way: a comment, a void tag, an address in < and >. */
function htmlAsMdx(line: string, { column }: { column: number }): Partial<LocalDiagnostic> {
  const from = line.lastIndexOf('<', column - 1)
  const wrong = markup.exec(line.slice(Math.max(0, from)))?.[0]
  if (wrong === undefined) return {}
  const inside = wrong.slice(1, -1)
  const span = { column: from + 1, endColumn: from + 1 + wrong.length }
  const written = (right: string) => ({ ...span, suggestion: { wrong, right } })
  if (wrong.startsWith('<!')) return written(`{/*${wrong.slice('<!--'.length, -'-->'.length)}*/}`)
  if (/^\/?\w+$/.test(inside)) {
    const right = `<${inside.replace('/', '').toLowerCase()} />`
    return { ...written(right), message: `write ${right} with a slash`, hint: undefined }
  }
  const words = inside.replace(/^mailto:/i, '')
  const right = `[${words}](${inside.includes('@') && !inside.includes('://') ? 'mailto:' : ''}${words})`
  const hint = 'Between < and > there is a component or tag.'
  return { ...written(right), message: `an address is written ${right}`, hint }
}

/** True if the parser looks for the end of a tag that has none, such as `<br>` in `<b>one<br>two</b>`. */
export const isVoid = ({ reason }: VFileMessage): boolean =>
  /for `<(?:br|hr|wbr|img)>`/i.test(reason)

/** The place to change. For an unclosed tag or brace, the parser reports the end, not the opening. */
function faultPlace(error: VFileMessage, source: string): { line: number; column: number } {
  const opening = /\((\d+):(\d+)-/.exec(error.reason)
  const unclosed = error.reason.startsWith('Expected') || isVoid(error)
  if (opening && unclosed) return { line: Number(opening[1]), column: Number(opening[2]) }
  const { line = 1, column = 1 } = error
  const isExpression = isInBraces(error)
  if (!isExpression && error.ruleId !== 'unexpected-eof') return { line, column }
  return openBefore(source, line, column, isExpression ? '{' : '<') ?? { line, column }
}

/** The tag above an empty line that takes in what is below it, up to a character that no tag can have. */
function tagAbove({ ruleId, line = 1, column = 1 }: VFileMessage, source: string) {
  if (ruleId !== 'unexpected-character') return undefined
  const tag = openBefore(source, line, column - 2, '<')
  const lines = source.split('\n').slice(tag?.line, line)
  return lines.some((text) => text.trim() === '') ? tag : undefined
}

function openBefore(source: string, line: number, column: number, opening: string) {
  const lines = source.split('\n', line)
  lines[line - 1] = (lines[line - 1] ?? '').slice(0, column + 1)
  const index = lines.findLastIndex((text) => text.includes(opening))
  if (index === -1) return undefined
  return { line: index + 1, column: (lines[index] ?? '').lastIndexOf(opening) + 1 }
}

const unfinished = { message: '`<` opens a tag that is not finished', hint: brackets }

const isInBraces = ({ source }: VFileMessage) => source === 'micromark-extension-mdx-expression'

function explainError(error: VFileMessage, line: string): Words {
  if (isInBraces(error) && /\{#[^}]*\}/.test(line))
    return { message: 'a heading id is written in square brackets: `## Heading [#id]`' }
  for (const [pattern, message, hint] of known) {
    const [found] = pattern.exec(error.reason) ?? []
    if (found === undefined) continue
    return {
      message: found.replace(pattern, message),
      ...(hint && { hint: found.replace(pattern, hint) }),
    }
  }
  return { message: `this cannot be read as MDX (${error.reason})` }
}

/** The parser's reason and the words for a writer; `$1` and `$2` are groups of the reason. */
const known: readonly (readonly [reason: RegExp, message: string, hint?: string])[] = [
  [/^Unexpected end of file in expression/, '`{` opens braces that are not closed', braces],
  [/expression|spread/, '`{` begins an expression, but this is not one', braces],
  [/^Unexpected closing slash/, 'a closing tag without its opening tag', brackets],
  [/^.*? for `<img>`/i, 'a picture is written ![what it shows](/images/name.jpg)'],
  [/^Unexpected closing tag `<\/(.*?)>`.* for `<(.*?)>`/, '</$1> closes <$2>; expected </$2>'],
  [
    /^Expected.*? `<(.*?)>`.* before the end of `.*`/,
    '<$1> is not closed where it was opened; expected </$1> in the same paragraph or heading',
    'Around several paragraphs, <$1> and </$1> are each on a line of their own.',
  ],
  [
    /^Expected the closing tag `<\/(.*?)>` either/,
    '</$1> belongs to the paragraph or list above it, and <$1> doesn’t',
    'Put </$1> at the beginning of a line of its own, below an empty line.',
  ],
  [/^Expected.*? `<\/?(.*?)>/, '<$1> is not closed; expected </$1>'],
  [/^Unexpected end of file/, unfinished.message, unfinished.hint],
  [/to create a comment/, 'a comment is written {/* like this */}'],
  [/to create a link/, 'a link is written [text](https://example.org)', brackets],
  [/ (?:in|after) attribute /, 'the tag is not finished', tagForm],
  [/before attribute value/, 'the value of a prop is in quotation marks: name="value"'],
  [/character `(\S.*?)` \(/, '`<` begins a component or tag; $1 cannot be here', brackets],
  [/^Unexpected character/, '`<` begins a component or tag', brackets],
]

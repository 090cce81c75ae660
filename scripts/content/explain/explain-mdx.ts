import type { VFileMessage } from 'vfile-message'
import type { LocalDiagnostic } from './diagnostic.ts'

type Words = Pick<LocalDiagnostic, 'message' | 'hint'>

const braces = 'To print a brace, write \\{ and \\}.'
const brackets = 'To print the character, write &lt; or put it in `backticks`.'

/** A syntax error of MDX in words for a writer, at the place to change. */
export function explainMdx(error: VFileMessage, source: string): LocalDiagnostic {
  const place = placeOf(error, source)
  const line = source.split('\n', place.line).at(place.line - 1) ?? ''
  return { ...place, rule: 'mdx-syntax', ...wordsOf(error, source), ...htmlAsMdx(line, place) }
}

const markup =
  /^(?:<!--(?:(?!\*\/|-->).)*-->|<(?:br|hr|wbr)>|<(?:mailto:)?[^\s<>@/]+@[^\s<>@]+>|<https?:[^\s<>]+>)/i

/** HTML or Markdown that MDX writes in another way: a comment, a void tag, an address in < and >. */
function htmlAsMdx(line: string, { column }: { column: number }): Partial<LocalDiagnostic> {
  const from = line.lastIndexOf('<', column - 1)
  const wrong = markup.exec(line.slice(Math.max(0, from)))?.[0]
  if (wrong === undefined) return {}
  const inside = wrong.slice(1, -1)
  const span = { column: from + 1, endColumn: from + 1 + wrong.length }
  const written = (right: string) => ({ ...span, suggestion: { wrong, right } })
  if (wrong.startsWith('<!')) return written(`{/*${wrong.slice('<!--'.length, -'-->'.length)}*/}`)
  if (/^\w+$/.test(inside)) return written(wrong.replace('>', ' />'))
  const words = inside.replace(/^mailto:/i, '')
  const right = `[${words}](${inside.includes('@') && !inside.includes('://') ? 'mailto:' : ''}${words})`
  const hint = 'Between < and > there is a component or tag.'
  return { ...written(right), message: `an address is written ${right}`, hint }
}

/** The place to change. For an unclosed tag or brace, the parser reports the end, not the opening. */
function placeOf(error: VFileMessage, source: string): { line: number; column: number } {
  const opening = /\((\d+):(\d+)-/.exec(error.reason)
  const unclosed = error.reason.startsWith('Expected')
  if (opening && unclosed) return { line: Number(opening[1]), column: Number(opening[2]) }
  const { line = 1, column = 1 } = error
  const isExpression = error.source === 'micromark-extension-mdx-expression'
  if (!isExpression && error.ruleId !== 'unexpected-eof') return { line, column }
  return openBefore(source, line, column, isExpression ? '{' : '<') ?? { line, column }
}

function openBefore(source: string, line: number, column: number, opening: string) {
  const lines = source.split('\n', line)
  lines[line - 1] = (lines[line - 1] ?? '').slice(0, column + 1)
  const index = lines.findLastIndex((text) => text.includes(opening))
  if (index === -1) return undefined
  return { line: index + 1, column: (lines[index] ?? '').lastIndexOf(opening) + 1 }
}

function wordsOf(error: VFileMessage, source: string): Words {
  const { reason, ruleId, line = 1 } = error
  const text = source.split('\n', line).at(line - 1) ?? ''
  if (error.source === 'micromark-extension-mdx-expression') return expressionWords(ruleId, text)
  if (ruleId === 'end-tag-mismatch') return closingWords(reason)
  if (ruleId === 'unexpected-closing-slash')
    return { message: 'a closing tag without its opening tag', hint: brackets }
  if (ruleId === 'unexpected-eof')
    return { message: '`<` opens a tag that is not finished', hint: brackets }
  if (ruleId === 'unexpected-character') return tagWords(reason, text)
  return { message: `this cannot be read as MDX (${reason})` }
}

function expressionWords(ruleId: string | undefined, text: string): Words {
  if (/\{#[^}]*\}/.test(text))
    return { message: 'a heading id is written in square brackets: `## Heading [#id]`' }
  const isOpen = ruleId === 'unexpected-eof'
  const end = isOpen
    ? 'opens braces that are not closed'
    : 'begins an expression, but this is not one'
  return { message: `\`{\` ${end}`, hint: braces }
}

function closingWords(reason: string): Words {
  const tag = /<\/?([^>\s]*)/.exec(reason)?.[1] ?? ''
  const wrong = /^Unexpected closing tag `<\/([^`]*)>`.*for `<([^`]*)>`/.exec(reason)
  if (wrong) return { message: `</${wrong[1]}> closes <${wrong[2]}>; expected </${wrong[2]}>` }
  if (tag === 'img') return { message: 'a picture is written ![what it shows](/images/name.jpg)' }
  if (['br', 'hr', 'wbr'].includes(tag)) return { message: `write <${tag} /> with a slash` }
  const before = /before the end of `(\w+)`/.exec(reason)?.[1]
  if (before === undefined) return { message: `<${tag}> is not closed; expected </${tag}>` }
  return {
    message: `<${tag}> is not closed where it was opened; expected </${tag}> in the same ${blocks.get(before) ?? before}`,
    hint: `Around several paragraphs, <${tag}> and </${tag}> are each on a line of their own.`,
  }
}

const blocks = new Map([
  ['listItem', 'list entry'],
  ['setextHeading', 'heading'],
  ['atxHeading', 'heading'],
  ['blockQuote', 'quotation'],
  ['tableCell', 'cell'],
])

function tagWords(reason: string, text: string): Words {
  if (reason.includes('to create a comment'))
    return { message: 'a comment is written {/* like this */}' }
  if (reason.includes('to create a link'))
    return { message: 'a link is written [text](https://example.org)', hint: brackets }
  if (reason.includes('before attribute value'))
    return { message: 'the value of a prop is in quotation marks: name="value"' }
  const character = /character `(.+?)` \(/.exec(reason)?.[1]
  const found = character === undefined || text.trim() === '' ? '' : `; ${character} cannot be here`
  return { message: `\`<\` begins a component or tag${found}`, hint: brackets }
}

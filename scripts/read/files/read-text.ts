import { invisible } from '#scripts/system/text/printable.ts'
import { type LocalDiagnostic, placeAt } from '../diagnostics/index.ts'

export const maxTextBytes = 250_000

/** If the file isn't `isReadable`, `text` only serves to print diagnostics. */
type Text = {
  readonly text: string
  readonly isReadable: boolean
  readonly diagnostics: readonly LocalDiagnostic[]
}

/** The text of a file with \n at each line's end and no byte order mark, or why it can't be read. */
export function readText(bytes: Uint8Array): Text {
  if (bytes.length > maxTextBytes) {
    const message = 'the file has more than 250 kB; a content file has at most 250 kB'
    const diagnostics = [{ rule: 'file-size', message } as const]
    return { text: '', isReadable: false, diagnostics }
  }
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n')
  const isReadable = isUtf8(bytes)
  return {
    text,
    isReadable,
    diagnostics: isReadable ? unreadableCharacters(text) : [notUtf8(text)],
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== undefined
  } catch {
    return false
  }
}

/** Reports the first byte that isn't UTF-8: lenient decoding turns it into the first U+FFFD. */
function notUtf8(text: string): LocalDiagnostic {
  return {
    ...placeAt(text, Math.max(0, text.indexOf('\uFFFD'))),
    rule: 'file-encoding',
    message: 'the file is not UTF-8 text from here on',
    hint: 'Save it as UTF-8 in the editor; a picture or a Word file cannot be content.',
  }
}

/** Words of UTF-8 (’ or “, Nepali, é) that a program read as Windows-1252. A real Ã can precede ” or ». */
const garbled = /(?:â€|à[¤¥]|Ã[¡-º¼-¿‰œƒ])\S*/
const unreadable = new RegExp(`\uFFFD|${garbled.source}|${invisible.source}`, 'gu')

function unreadableCharacters(text: string): LocalDiagnostic[] {
  if (text.search(unreadable) === -1) return []
  return text.split('\n').flatMap((content, index) =>
    Array.from(content.matchAll(unreadable), (match) => ({
      line: index + 1,
      column: match.index + 1,
      endColumn: match.index + 1 + match[0].length,
      rule: 'file-encoding',
      ...wordsFor(match[0]),
    })),
  )
}

/** Invisible characters that an escape, such as `\u202E` or `&#x202E;`, puts into a value. `written` is its source. */
export const escapedControls = (value: string, written: string) =>
  [...new Set(value.match(invisible))]
    .filter((character) => !written.includes(character))
    .map((character) => {
      const { message } = wordsFor(character)
      return { rule: 'file-encoding', message, hint: 'An escape in the value writes it.' } as const
    })

function wordsFor(found: string): Pick<LocalDiagnostic, 'message' | 'hint' | 'suggestion'> {
  if (found === '\uFFFD' || garbled.test(found))
    return { message: 'letters that were lost in another encoding; type the word again' }
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  if (/\p{Co}/u.test(found))
    return {
      message: `a sign of a font such as Wingdings (U+${code}), which visitors see as an empty box; delete it or type another`,
      hint: 'An entry of a list begins with - and a space. Arrows and ticks are → and ✓.',
    }
  // Shift and Enter in a word processor.
  const isLineBreak = /[\u2028\u2029]/.test(found)
  const message = isLineBreak
    ? `an invisible line break (U+${code}); write a space instead`
    : `an invisible control character (U+${code}); delete it`
  return { message, suggestion: { wrong: found, right: isLineBreak ? ' ' : '' } }
}

/** The first of the lines that Git leaves where two versions of a text meet. */
export function conflictDiagnostic(text: string): LocalDiagnostic | undefined {
  const index = text.split('\n').findIndex((line) => /^(?:<{7}|>{7}) \S/.test(line))
  if (index === -1) return undefined
  const message =
    'two versions are here; make one of them and delete the lines of <<<<<<<, ======= and >>>>>>>'
  const hint = 'Git leaves both where two people changed the same lines.'
  return { line: index + 1, column: 1, endColumn: 8, rule: 'conflict', message, hint }
}

/**
 * Invisible characters: controls of a terminal or of the direction of text, fillers, tags, halves of
 * a character, and private ones, which only a font such as Wingdings draws. Devanagari needs the
 * joiners U+200C and U+200D, emoji need U+FE0E and U+FE0F, and a soft hyphen divides a word.
 */
export const invisible =
  /[^\P{Cc}\n\t]|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFB]|(?!\u00AD|\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu

/** `::error::` at the start of a line is a command to GitHub's runner, `##[error]` anywhere in it. */
const commandAtStart = /^([\s\p{Cf}]*:)(?=:)/gmu
const commandInside = /#(?=#\[)/g

/**
 * Makes a text safe for a terminal and the log of a workflow, where words of writers and names of
 * files must not act as commands. Print them only through this or `annotation`.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(invisible, pictureOf)
    .replaceAll(commandAtStart, '$1 ')
    .replaceAll(commandInside, '# ')

/** Shows an ASCII control character by its picture, ␛ for escape, and any other as �. */
function pictureOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code === 0x7f) return '␡'
  return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\uFFFD'
}

type Properties = Readonly<Record<string, string | number | undefined>>

/** A command to GitHub's runner that shows a message in a pull request, such as `::error file=…::…`. */
export function annotation(command: 'error' | 'warning', properties: Properties, message: string) {
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${property(String(value))}`],
  )
  return `::${command} ${list.join(',')}::${escaped(message)}`
}

const escaped = (text: string) =>
  printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

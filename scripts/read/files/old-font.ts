import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'

/** The name of a field, or what begins an entry of a list or a quotation. */
const start = /^[\s>-]*(?:\w+:\s+)?/

/** Other uses of the same signs: code, brackets around words, entities, tags. */
const others = /`[^`]*`|(?<!\w)(?:\[[^[\]]*\]|\{[^{}]*\})|&#?\w+;|<\/?[A-Za-z][^<>]*>/g
const isAddress = /:\/\/|@|www\./

/** The signs for vowels, स and र, where only such text has them: ;/sf/, g]kfn, sd{rf/L. */
const sure =
  /^;['"/|A-Za-z]|^[^[]*[\w|{'"/]\][\w|{'"/]|^[^{]*[A-Za-z\d]\}[\w+]|[A-Za-z/']\{(?:[A-Za-z]*[;|/'\]]|[A-Za-z]+$)/
/** Signs that other text may have too: k|lzIf0f, cg';Gwfg, dGqfno. */
const likely =
  /[a-z](?:\||\[[A-Za-z]+$|[\]}{]\W*$)|[a-z]'?;[A-Za-z]|[a-z][A-Z]|['"][A-Za-z]*\/|\wf\d/

/**
 * Nepali in the letters of fonts such as Preeti, once for each field and paragraph. It is full of
 * signs that mean something else in YAML and Markdown, so a file that has it isn't read.
 */
export function oldFont(text: string): LocalDiagnostic[] {
  if (!/[\w/][\]}{]|;[/'"\w]/.test(text)) return []
  let isCode = false
  let isSame = false
  return text.split('\n').flatMap((line, index): LocalDiagnostic[] => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    const [before = ''] = start.exec(line) ?? []
    // A quick test first: such text has one of these characters, and most lines have none.
    const isFound = !isCode && /[;{}\]]/.test(line) && isOldFont(line.slice(before.length))
    const isNew = isFound && (!isSame || before.includes(':'))
    isSame = isFound
    const place = { line: index + 1, column: before.length + 1, endColumn: line.length + 1 }
    return isNew ? [{ ...place, ...words }] : []
  })
}

const words = {
  rule: 'old-font',
  message: 'this looks like Nepali in the old font Preeti; visitors would see these letters',
  hint: 'Convert it to Unicode first: search the web for “Preeti to Unicode”. Code is written in `backticks`.',
} as const

function isOldFont(line: string): boolean {
  const tokens = line
    .replaceAll(others, ' ')
    .split(/\s+/)
    .filter(
      (token) => /^[!-~]{1,60}$/.test(token) && /[A-Za-z]/.test(token) && !isAddress.test(token),
    )
  const found = (sign: RegExp) => tokens.filter((token) => sign.test(token))
  const [surely, maybe] = [found(sure), found(likely)]
  const isMost = new Set([...surely, ...maybe]).size > new Set(tokens).size * 0.3
  return surely.length > 0 && surely.length + maybe.length > 1 && isMost
}

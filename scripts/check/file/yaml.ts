import { isAlias, isMap, isScalar, isSeq, Lexer, type Node, type YAMLMap } from 'yaml'
import { typedNumber } from '#content/schema/values/typed-number.ts'
import type { LocalDiagnostic } from '#scripts/read/diagnostics/index.ts'
import type { DataPath } from '#scripts/read/fields/index.ts'
import type { ParsedFile } from '#scripts/read/documents/index.ts'
import { escapedControls, keyOf, type YamlPlaces } from '#scripts/read/files/index.ts'
import type { FileRules } from '../rule.ts'

export const yamlRules: FileRules = {
  check: yamlFaults,
  rules: {
    'yaml-syntax': {
      does: 'The YAML has no syntax errors.',
      bad: { fields: 'location: ‸Poland: Warsaw' },
      good: { fields: 'location: "Poland: Warsaw"' },
    },
    'yaml-feature': {
      does: 'The YAML uses plain fields only: no anchors, aliases or tags.',
      bad: { fields: 'location: Room‸ #5' },
      good: { fields: 'location: "Room #5"' },
    },
    'duplicate-key': {
      does: 'A field is written once.',
      bad: { fields: 'order: 1\n‸order: 2' },
      good: { fields: 'order: 1' },
    },
    comment: {
      severity: 'warning',
      does: 'Fields have no comments, which a form would delete.',
      bad: { fields: 'location: Here ‸# opposite the bank' },
      good: { fields: 'location: Here, opposite the bank' },
    },
  },
}

function yamlFaults({ fields }: ParsedFile): LocalDiagnostic[] {
  if (!fields) return []
  const { places, diagnostics: broken } = fields
  const features = featureDiagnostics(places.contents, places)
  if (broken.length > 0) return withoutEchoes(broken, features)
  const lines = new Set(features.map(({ line }) => line))
  const comments = commentDiagnostics(places).filter(({ line }) => !lines.has(line))
  return [...features, ...comments]
}

/** Only the first diagnostic of a line that can't be read. */
function withoutEchoes(broken: readonly LocalDiagnostic[], others: readonly LocalDiagnostic[]) {
  const lines = new Set(broken.map(({ line }) => line))
  const all = [...broken, ...others].toSorted((a, b) => (a.column ?? 1) - (b.column ?? 1))
  return all.filter(
    (each) => !lines.has(each.line) || each === all.find(({ line }) => line === each.line),
  )
}

function featureDiagnostics(contents: Node | null, places: YamlPlaces): LocalDiagnostic[] {
  const diagnostics: LocalDiagnostic[] = []
  walk(contents, [])
  return diagnostics

  function walk(node: Node | null, path: DataPath) {
    if (node === null) return
    const field = path.join('.')
    const faults = [
      ...refusedNodes(node, places),
      ...noteDiagnostics(node, places),
      ...numberDiagnostics(node, places),
    ]
    for (const fault of [...faults, ...controlDiagnostics(node, places)])
      diagnostics.push({ ...fault, ...(field && { field }) })
    if (isMap<Node, Node | null>(node)) {
      diagnostics.push(...keyDiagnostics(node, path, places))
      for (const { key } of node.items) diagnostics.push(...controlDiagnostics(key, places))
      for (const pair of node.items) walk(pair.value, [...path, keyOf(pair)])
    } else if (isSeq<Node>(node)) {
      for (const [index, item] of node.items.entries()) {
        diagnostics.push(...swallowedEntries(item, [...path, index], places))
        walk(item, [...path, index])
      }
    }
  }
}

/** An entry that is indented too far only continues the text of the one above. */
function swallowedEntries(item: Node, path: DataPath, places: YamlPlaces): LocalDiagnostic[] {
  if (!isScalar(item) || item.type !== 'PLAIN' || !item.range) return []
  const [start] = item.range
  const message = 'this entry is indented further than the one above, and so belongs to its text'
  const hint = 'Entries of the same list begin in the same column.'
  const text = { field: path.join('.'), rule: 'yaml-syntax', message, hint } as const
  return Array.from(places.source(item).matchAll(/(?<=\n\s*)- .*/g), ({ index, 0: entry }) =>
    Object.assign(places.span(start + index, start + index + entry.length), text),
  )
}

/** In `Room #5` without quotation marks, YAML takes `#5` for a comment. */
function noteDiagnostics(node: Node, places: YamlPlaces): LocalDiagnostic[] {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return []
  if (!/^\S/.test(node.comment ?? '')) return []
  const [, end, next] = node.range
  const message = 'everything after # is dropped as a note; put the whole value in quotation marks'
  const hint = 'If it is a note, write it into the text of your proposal instead.'
  return [{ ...places.span(end, next), rule: 'yaml-feature', message, hint }]
}

/** A number that YAML reads otherwise than people do: 25.000 as 25, 1e5 as 100000. */
function numberDiagnostics(node: Node, places: YamlPlaces): LocalDiagnostic[] {
  if (!isScalar(node) || typeof node.value !== 'number' || node.source === undefined) return []
  const { value, source } = node
  if (String(value) === source || typedNumber(source) === value) return []
  const message = `YAML reads ${source} as ${value}; expected a number such as 25000 or 25,000`
  return [{ ...places.spanOf(node), rule: 'yaml-feature', message }]
}

const controlDiagnostics = (node: Node, places: YamlPlaces): LocalDiagnostic[] =>
  isScalar(node)
    ? escapedControls(String(node.value), places.source(node)).map((fault) =>
        Object.assign(fault, places.spanOf(node)),
      )
    : []

function keyDiagnostics(map: YAMLMap<Node, Node | null>, path: DataPath, places: YamlPlaces) {
  const seen = new Set<string>()
  return map.items.flatMap((pair): LocalDiagnostic[] => {
    const name = keyOf(pair)
    const isFirst = !seen.has(name)
    seen.add(name)
    if (isFirst) return []
    const at = { ...places.spanOf(pair.key), field: [...path, name].join('.') }
    const message = 'this field is written a second time; keep one of the two'
    return [{ ...at, rule: 'duplicate-key', message }]
  })
}

/** Features that content doesn't use: aliases and anchors, which can expand without end, and tags. */
function refusedNodes(node: Node, places: YamlPlaces): LocalDiagnostic[] {
  const isNamed = isAlias(node) || ('anchor' in node && node.anchor !== undefined)
  if (!isNamed && node.tag === undefined) return []
  const message = 'a value that begins with &, * or ! means something else in YAML'
  const hint = 'If the character belongs to the text, put the whole value in quotation marks.'
  return [{ ...places.spanOf(node), rule: 'yaml-feature', message, hint }]
}

/** Tokens of the lexer that aren't part of the text. The last one precedes a scalar. */
const marks = ['\u0002', '\u0018', '\u001F']

/** A warning for each comment that the forms would lose. Adjacent lines of their own are one comment. */
function commentDiagnostics(places: YamlPlaces): LocalDiagnostic[] {
  const { text } = places
  if (!text.includes('#')) return []
  const found: LocalDiagnostic[] = []
  let [offset, before, lastLine] = [0, '', -1]
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== marks[2]) {
      const span = places.span(offset, offset + token.length)
      const isAlone = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === ''
      if (!isAlone || span.line !== lastLine + 1) found.push({ ...span, ...commentWords })
      if (isAlone) lastLine = span.line
    }
    if (!marks.includes(token)) offset += token.length
    before = token
  }
  return found
}

const commentWords = {
  rule: 'comment',
  message: 'a form under /admin deletes this comment when it saves the file',
  hint: 'Write it into the text of your proposal instead. If it is part of the value, put the whole value in quotation marks.',
} as const

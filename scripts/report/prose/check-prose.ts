import { LineCounter } from 'yaml'
import {
  type Document,
  type Diagnostic,
  type LocalDiagnostic,
  type Fix,
  byPlace,
  diagnosticIn,
  isReadWhole,
} from '#scripts/content/index.ts'
import { withAllowances } from './allowances.ts'
import { isWhole, rangeOf } from './passage.ts'
import type { Passage } from './passage.ts'
import { readProse } from './read-prose.ts'
import type { ProseRule, ProseSite, Remark, Surroundings } from './rule.ts'
import { proseRules } from './rules/index.ts'

const names = new Set<string>(proseRules.map(({ id }) => id))

/**
 * What the rules of good text say of every file, in reading order.
 * `known` keeps what was found in a document by itself, for a caller that checks it more than once.
 */
export function checkProse(
  site: ProseSite,
  surroundings: Surroundings,
  known = new WeakMap<Document, readonly LocalDiagnostic[]>(),
): Diagnostic[] {
  const across = acrossFiles(site)
  const diagnostics = site.documents.flatMap((document) => {
    const { path, text } = document
    const inside = known.get(document) ?? findingsIn(document, surroundings)
    known.set(document, inside)
    const findings = [...(across.get(path) ?? []), ...inside]
    across.delete(path)
    const own = findings.map((finding) => diagnosticIn(path, text, finding))
    const { diagnostics: left, findings: more } = withAllowances(document, own, names)
    // What an exception is for may stand where nothing could be read.
    const sure = isReadWhole(document) ? more : more.filter(({ severity }) => !severity)
    return [...left, ...sure.map((finding) => diagnosticIn(path, text, finding))]
  })
  const elsewhere = Array.from(across).flatMap(([path, findings]) =>
    findings.map((finding) => diagnosticIn(path, '', finding)),
  )
  return [...diagnostics, ...elsewhere].toSorted(byPlace)
}

/** What rules that need all the files found, by the path of the file; nothing while one cannot be read. */
function acrossFiles(site: ProseSite): Map<string, LocalDiagnostic[]> {
  const found = new Map<string, LocalDiagnostic[]>()
  if (!site.documents.every(isReadWhole)) return found
  for (const rule of proseRules) {
    for (const { path, finding } of rule.inSite?.(site) ?? [])
      found.set(path, [...(found.get(path) ?? []), worded(rule, finding)])
  }
  return found
}

function findingsIn(document: Document, surroundings: Surroundings): LocalDiagnostic[] {
  const prose = readProse(document)
  const toSpan = spansOf(document.text)
  const findings: LocalDiagnostic[] = []
  for (const rule of proseRules) {
    for (const found of rule.inDocument?.(prose) ?? []) findings.push(worded(rule, found))
    if (!rule.inPassage) continue
    for (const passage of prose.passages) {
      for (const remark of rule.inPassage(passage, surroundings))
        findings.push(worded(rule, inFile(remark, passage, document.text, toSpan)))
    }
  }
  return findings
}

/** The name in brackets is what a comment that allows an exception names. */
const worded = (
  { id, severity, reason }: ProseRule,
  finding: Omit<LocalDiagnostic, 'rule' | 'severity'>,
): LocalDiagnostic => ({
  ...finding,
  hint: `${finding.hint ?? reason} [${id}]`,
  rule: id,
  ...(severity === 'warning' ? { severity } : {}),
})

type ToSpan = (from: number, to: number) => Omit<Fix, 'text'>

/** Offsets of a text as lines and columns. */
function spansOf(text: string): ToSpan {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1)
  return (from, to) => {
    const [start, end] = [counter.linePos(from), counter.linePos(to)]
    return { line: start.line, column: start.col, endLine: end.line, endColumn: end.col }
  }
}

/** What was found in a passage, at its place in the file, with a fix if the words stand there in one piece. */
function inFile(
  { from, to, message, hint, fix }: Remark,
  passage: Passage,
  source: string,
  toSpan: ToSpan,
) {
  const { line, column, endLine, endColumn } = toSpan(...rangeOf(passage, from, to))
  const { field } = passage
  const mended = fix && { from, to, ...fix }
  const canMend = mended && isWhole(passage, source, mended.from, mended.to)
  return {
    line,
    column,
    ...(endLine === line ? { endColumn } : {}),
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(field === undefined ? {} : { field }),
    ...(canMend
      ? { fix: { ...toSpan(...rangeOf(passage, mended.from, mended.to)), text: mended.text } }
      : {}),
  }
}

import { type ChangeObject, diffLines, diffWords, structuredPatch } from 'diff'
import type { SiteSnapshot } from './read-site.ts'

export type Change = ReturnType<typeof compareSites>[number]

/** The pages and files that differ in two builds. The pages of `written` routes come first. */
export function compareSites(
  before: SiteSnapshot,
  after: SiteSnapshot,
  written: ReadonlySet<string | undefined> = new Set(),
) {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const ordered = names.toSorted((a, b) => Number(written.has(b)) - Number(written.has(a)))
  return ordered.flatMap((name) => {
    const [old, recent] = [before.get(name), after.get(name)]
    if (old?.content === recent?.content) return []
    const kind = old ? (recent ? 'changed' : 'removed') : 'added'
    const hunks = hunksOf(old?.lines ?? [], recent?.lines ?? [])
    return [{ name, kind, isPage: name.startsWith('/'), isWritten: written.has(name), hunks }]
  })
}

/** Adjacent lines that differ: `-Five days.`, `+Six days.` */
export type Hunk = readonly string[]

function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const texts = [joinLines(before), joinLines(after)] as const
  return structuredPatch('', '', ...texts, '', '', { context: 0 }).hunks.map(({ lines }) => lines)
}

const joinLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** Segments words of every script, Devanagari too. */
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** A run of words that is unchanged, `added` or `removed`. */
export type WordRun = Pick<ChangeObject<string>, 'added' | 'removed' | 'value'>

/** Lines with few words in common are easier to read one after the other. */
export function diffInWords(hunk: Hunk): readonly WordRun[] {
  const side = (sign: '-' | '+') =>
    joinLines(hunk.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)))
  const [before, after] = [side('-'), side('+')]
  const words = before && after && diffWords(before, after, { intlSegmenter, maxEditLength: 300 })
  return words || diffLines(before, after)
}

import { type ChangeObject, diffLines, diffWords, structuredPatch } from 'diff'
import { isReservedRoute } from '#content/schema/routes.ts'
import { type BuiltSite, fileAt, routeOfFile } from '#scripts/check/built/index.ts'
import { routeOfSource } from '#scripts/content/read/index.ts'
import type { SiteSnapshot, Snapshot } from './read-site.ts'

export type Change = ReturnType<typeof compareSites>[number]

/**
 * Compares two builds by what a visitor, a search engine or a host would notice. The pages of `written`
 * routes come first.
 */
export function compareSites(
  before: SiteSnapshot,
  after: SiteSnapshot,
  written: ReadonlySet<string | undefined> = new Set(),
) {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const ordered = names.toSorted((a, b) => Number(written.has(b)) - Number(written.has(a)))
  return ordered.map((name) => {
    const [old, recent] = [before.get(name), after.get(name)]
    return {
      name,
      isPage: name.startsWith('/'),
      /** True for the page of a file that was written. */
      isWritten: written.has(name),
      kind: kindOf(old, recent),
      parts: partChanges(old?.parts ?? {}, recent?.parts ?? {}),
      /** The files of the questions on a page that are new or have other words. */
      questions: Object.entries(recent?.questions ?? {}).flatMap(([slug, text]) =>
        old?.questions?.[slug] === text ? [] : [slug],
      ),
      /** Before and after; only one if the page or file is new or gone. */
      sizes: [old, recent].flatMap((snapshot) => snapshot?.size ?? []),
    }
  })
}

function kindOf(before: Snapshot | undefined, after: Snapshot | undefined) {
  if (before === undefined) return 'added'
  if (after === undefined) return 'removed'
  return before.content === after.content ? 'as before' : 'changed'
}

/**
 * The addresses of pages, former ones too, at which the second build has neither a page nor a redirect,
 * in capitals or not, and to which a file may give a redirect. A draft, or what is no longer published,
 * keeps its own.
 */
export function lostAddresses(before: BuiltSite, after: BuiltSite): string[] {
  const left = new Set(addressesOf(after).map((route) => route.toLowerCase()))
  const sources = Object.keys(after.sources ?? {}).flatMap((path) => routeOfSource(path) ?? [])
  const unpublished = new Set(sources.filter((route) => !left.has(route.toLowerCase())))
  const pageAt = (route: string) =>
    before.redirects.get(before.base + route.slice(1))?.slice(before.base.length - 1) ?? route
  return addressesOf(before).filter(
    (route) =>
      !isReservedRoute(route) &&
      !left.has(route.toLowerCase()) &&
      !unpublished.has(pageAt(route)) &&
      fileAt(after.base + route.slice(1), after) === undefined,
  )
}

function addressesOf({ base, pages, redirects }: BuiltSite): string[] {
  const redirected = Array.from(redirects.keys(), (path) => path.slice(base.length - 1))
  return [...pages.map(routeOfFile), ...redirected.filter((route) => !/\/$|\.html$/.test(route))]
}

type Parts = Snapshot['parts']

const partChanges = (before: Parts, after: Parts) =>
  Object.keys({ ...before, ...after })
    .map((name) => ({ name, hunks: hunksOf(before[name] ?? [], after[name] ?? []) }))
    .filter(({ hunks }) => hunks.length > 0)

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
export type Words = Pick<ChangeObject<string>, 'added' | 'removed' | 'value'>

/** Lines with few words in common are easier to read one after the other. */
export function diffInWords(hunk: Hunk): readonly Words[] {
  const side = (sign: '-' | '+') =>
    joinLines(hunk.filter((line) => line.startsWith(sign)).map((line) => line.slice(1)))
  const [before, after] = [side('-'), side('+')]
  const words = before && after && diffWords(before, after, { intlSegmenter, maxEditLength: 300 })
  return words || diffLines(before, after)
}

import type { Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Entry } from '#content/schema/entry.ts'
import { dayOf, hasTime, type Notice } from '#content/kinds/notice.ts'
import type { Site } from '#content/kinds/site.ts'
import type { Locale } from '#components/locale.ts'

/** `6 December 2026, 10:00–16:00`, `6–7 December 2026`; undefined without a beginning. */
export function eventWords(
  { starts, ends = starts }: Notice,
  { strings, formats: { days } }: Locale,
): string | undefined {
  if (starts === undefined || ends === undefined) return undefined
  const [first, last] = [dayOf(starts), dayOf(ends)]
  if (!hasTime(starts)) return days(first, last)
  const { clock, times } = strings.hours
  const [from, to] = [clock(starts.slice(11)), clock(ends.slice(11))]
  if (first !== last) return `${days(first)}, ${from} – ${days(last)}, ${to}`
  return `${days(first)}, ${from === to ? from : times(from, to)}`
}

/** Where an event takes place: online, or at the institute if the notice names no other place. */
export function eventPlace(
  { place, mode }: Notice,
  { name, address }: Site,
  { strings: { course } }: Locale,
): string {
  if (mode === 'online') return course.modes.online
  const where = place ?? `${name}, ${address.locality}, ${address.city}`
  return mode === 'blended' ? `${where} · ${course.modes.blended}` : where
}

/** The length of a description in search results. */
const maxLength = 160

/** The first sentences of a notice. Without a text, its category, day and title. */
export function noticeSummary({ data, body, toSupply }: Entry<Notice>, locale: Locale): string {
  const paragraphs: string[] = []
  const tree: Root = JSON.parse(body.tree)
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'p') return undefined
    paragraphs.push(toString(node))
    return SKIP
  })
  const text = paragraphs.join(' ').replaceAll(/\s+/g, ' ').trim()
  if (text !== '' && !toSupply.includes('body')) return shortened(text)
  const days = eventWords(data, locale) ?? locale.formats.days(data.date)
  return `${locale.strings.notice.categories[data.category]}, ${days}: ${data.title}`
}

/** Cuts a text after a word. */
function shortened(text: string): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength).replace(/[\s\p{P}]+\S*$/u, '')}…`
}

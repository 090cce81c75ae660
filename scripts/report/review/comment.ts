import type { LineChange, PageChange } from './compare-sites.ts'
import { size, sizeChange, summary, whatOf } from './review.ts'
import type { Review } from './review.ts'
import type { TextChange } from './text-changes.ts'

/** GitHub takes comments of up to 65,536 characters. */
const longest = 60_000
const mostPages = 30

/** The review as a comment in GitHub's Markdown; details are folded. */
export function commentOf(review: Review): string {
  const { before, after, change, notices } = review
  const { added, changed, removed, styles, scripts, shell, files } = change
  const rows = [
    ...added.map((page) => [page.route, page.title, 'added', size(page.weight)]),
    ...changed.map((page) => [
      page.route,
      page.title.after,
      whatOf(page),
      sizeChange(page.weight.before, page.weight.after),
    ]),
    ...removed.map((page) => [page.route, page.title, 'removed', '']),
  ]
  const everywhere = [
    ...(styles ? [`Style sheet, gzip: ${sizeChange(styles.before, styles.after)}.`] : []),
    ...(scripts ? [`Scripts, gzip: ${sizeChange(scripts.before, scripts.after)}.`] : []),
    ...shell.map(({ routes }) => `Header or footer of ${routes.length} pages changed.`),
    ...(files.length === 0 ? [] : [`Files beside the pages: ${files.length} changed.`]),
  ]
  const parts = [
    '## What changes on the site',
    `${summary(review)} From ${code(before)} to ${code(after)}.`,
    ...notices.map((notice) => `> ${plain(notice)}`),
    ...(rows.length === 0 ? [] : [table(['Page', 'Title', 'What', 'HTML, gzip'], rows)]),
    everywhere.map((sentence) => `- ${sentence}`).join('\n'),
    ...changed.map(details),
  ]
  return shortened(parts.filter((part) => part !== ''))
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = rows.slice(0, mostPages)
  const body = shown.map(([route = '', title = '', ...rest]) =>
    line([code(route), plain(title), ...rest]),
  )
  const left = rows.length - shown.length
  const more = left === 0 ? [] : [`\nand ${left} more, in the report.`]
  return [line(head), line(head.map(() => '---')), ...body, ...more].join('\n')
}

/** The words of a page that changed, folded. */
function details({ route, text, meta, links }: PageChange): string {
  const lines = [
    ...text.flatMap(textLines),
    ...meta.flatMap(({ name, before, after }) => [
      ...(before === undefined ? [] : [`- ${name}: ${before}`]),
      ...(after === undefined ? [] : [`+ ${name}: ${after}`]),
    ]),
    ...links.map(linkLine),
  ]
  if (lines.length === 0) return ''
  const summaryLine = `<summary><code>${escaped(route)}</code></summary>`
  return `<details>${summaryLine}\n\n${fence(lines)}\n\n</details>`
}

const linkLine = ({ kind, text }: LineChange) => `${kind === 'out' ? '-' : '+'} link ${text}`

function textLines(change: TextChange): string[] {
  if ('same' in change) return []
  const side = (other: 'in' | 'out') =>
    change.words
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join('')
  const [before, after] = [side('in'), side('out')]
  return [
    ...(before === '' ? [] : [`- ${before.replaceAll(/\s+/g, ' ')}`]),
    ...(after === '' ? [] : [`+ ${after.replaceAll(/\s+/g, ' ')}`]),
  ]
}

/** Lines in a fence that no text in them can end. */
function fence(lines: readonly string[]): string {
  const text = lines.join('\n')
  const runs = text.match(/`+/g) ?? []
  const ticks = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)))
  return `${ticks}diff\n${text}\n${ticks}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text in a table's cell: what Markdown would make of it, it does not. */
const plain = (text: string) =>
  escaped(text.replaceAll(/\s+/g, ' ')).replaceAll(
    /[\\`*_[\]()|~#!@]/g,
    (sign) => `&#${sign.codePointAt(0)};`,
  )

const code = (text: string) => `<code>${plain(text)}</code>`

/** As many parts as GitHub takes. */
function shortened(parts: readonly string[]): string {
  const kept: string[] = []
  let length = 0
  for (const part of parts) {
    length += part.length + 2
    if (length > longest) return `${kept.join('\n\n')}\n\nThe rest is in the report.\n`
    kept.push(part)
  }
  return `${kept.join('\n\n')}\n`
}

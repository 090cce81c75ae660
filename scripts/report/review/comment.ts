import type { PageChange } from './compare-sites.ts'
import type { TextChange } from './text-changes.ts'
import { type Review, pageRows, sizeChange, summary } from './words.ts'

/** GitHub takes comments of up to 65,536 characters. */
const maxLength = 60_000
const maxPages = 30

/** The review as a comment in GitHub's Markdown; details are folded. */
export function commentOf(review: Review): string {
  const { before, after, change, notices } = review
  const { changed, styles, scripts, shell, files } = change
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
    table(review),
    everywhere.map((sentence) => `- ${sentence}`).join('\n'),
    ...changed.map(details),
  ]
  return shortened(parts.filter((part) => part !== ''))
}

function table({ change }: Review): string {
  const rows = pageRows(change)
  if (rows.length === 0) return ''
  const left = rows.length - maxPages
  return [
    '| Page | Title | What | HTML, gzip |',
    '| --- | --- | --- | --- |',
    ...rows
      .slice(0, maxPages)
      .map((row) => `| ${code(row.route)} | ${plain(row.title)} | ${row.what} | ${row.weight} |`),
    ...(left > 0 ? [`\nand ${left} more, in the report.`] : []),
  ].join('\n')
}

/** The changed words of a page, folded. */
function details({ route, text, meta, links }: PageChange): string {
  const lines = [
    ...text.flatMap(textLines),
    ...meta.flatMap(({ name, before, after }) => [
      ...(before === undefined ? [] : [`- ${name}: ${before}`]),
      ...(after === undefined ? [] : [`+ ${name}: ${after}`]),
    ]),
    ...links.map((link) => `${link.kind === 'out' ? '-' : '+'} link ${link.text}`),
  ]
  if (lines.length === 0) return ''
  const heading = `<summary><code>${escaped(route)}</code></summary>`
  return `<details>${heading}\n\n${fence(lines)}\n\n</details>`
}

function textLines(change: TextChange): string[] {
  if ('same' in change) return []
  const without = (kind: 'in' | 'out') =>
    change.words.flatMap((word) => (word.kind === kind ? [] : [word.text])).join('')
  const [before, after] = [without('in'), without('out')]
  return [
    ...(before === '' ? [] : [`- ${before.replaceAll(/\s+/g, ' ')}`]),
    ...(after === '' ? [] : [`+ ${after.replaceAll(/\s+/g, ' ')}`]),
  ]
}

/** A code block with a fence that is longer than any run of backticks inside. */
function fence(lines: readonly string[]): string {
  const text = lines.join('\n')
  const runs = text.match(/`+/g) ?? []
  const ticks = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)))
  return `${ticks}diff\n${text}\n${ticks}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Text for a table's cell in which nothing is Markdown, a mention or HTML. */
const plain = (text: string) =>
  escaped(text.replaceAll(/\s+/g, ' ')).replaceAll(
    /[\\`*_[\]()|~#!@]/g,
    (character) => `&#${character.codePointAt(0)};`,
  )

const code = (text: string) => `<code>${plain(text)}</code>`

/** As many parts as fit into a comment. */
function shortened(parts: readonly string[]): string {
  const fitting: string[] = []
  let length = 0
  for (const part of parts) {
    length += part.length + 2
    if (length > maxLength) return `${fitting.join('\n\n')}\n\nThe rest is in the report.\n`
    fitting.push(part)
  }
  return `${fitting.join('\n\n')}\n`
}

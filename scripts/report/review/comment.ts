import type { PartChanges } from './compare-sites.ts'
import { html, overview, textOf } from './html.ts'
import type { Review } from './review-site.ts'
import type { TextChange } from './text-changes.ts'

/** GitHub takes comments of up to 65,536 characters. */
const maxLength = 60_000
const maxRows = 30

/**
 * The review as a comment for GitHub: HTML with the changed words folded, as code blocks.
 * GitHub leaves mentions in code alone, and there is no text of a page outside code.
 */
export function commentOf(review: Review): string {
  const { pages, shell } = review.change
  const head = overview(review, maxRows, (route) => html`<code>${route}</code>`)
  const parts = [
    // Markdown ends a block of HTML at an empty line.
    textOf(head).replaceAll(/\n\s*/g, '\n'),
    ...pages
      .filter(({ kind, parts }) => kind === 'changed' && parts.size > 0)
      .map((page) => details(page.route, page.parts)),
    ...shell.map(({ routes, parts }) =>
      details(`Header and footer of ${routes.length} pages`, parts),
    ),
  ]
  let comment = ''
  for (const part of parts) {
    if (comment.length + part.length > maxLength) return `${comment}The rest is in the report.\n`
    comment += `${part}\n\n`
  }
  return comment
}

function details(title: string, parts: PartChanges): string {
  const lines = Array.from(parts, ([name, changes]) =>
    [`@@ ${name} @@`, ...changes.flatMap(diffLines)].join('\n'),
  )
  const heading = textOf(html`<summary><code>${title}</code></summary>`)
  return `<details>${heading}\n\n${codeBlock(lines.join('\n'))}\n\n</details>`
}

/** `- Five days.` and `+ Six days.` */
function diffLines(change: TextChange): string[] {
  if ('same' in change) return []
  const line = (sign: '-' | '+', without: 'in' | 'out') => {
    const words = change.words.filter(({ kind }) => kind !== without).map(({ text }) => text)
    return words.length === 0 ? [] : [`${sign} ${words.join('').replaceAll(/\s+/g, ' ')}`]
  }
  return [...line('-', 'in'), ...line('+', 'out')]
}

/** A code block with a fence longer than any run of backticks inside. */
function codeBlock(text: string): string {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)))
  return `${fence}diff\n${text}\n${fence}`
}

import { renderToStaticMarkup } from 'react-dom/server'
import type { PartChanges } from './compare-sites.ts'
import { Overview } from './overview.tsx'
import type { Review } from './review-site.ts'
import type { TextChange } from './text-changes.ts'

/** GitHub takes comments of up to 65,536 characters. */
const maxLength = 60_000

/**
 * The review as a comment for GitHub: HTML with the changed words folded. All text of pages is in
 * `<code>`, where GitHub leaves mentions alone.
 */
export function commentOf(review: Review): string {
  const { pages, shell } = review.change
  const texts = [
    ...pages
      .filter(({ kind }) => kind === 'changed')
      .map(({ route, parts }) => ({ title: route, parts })),
    ...shell.map(({ routes, parts }) => {
      return { title: `Header and footer of ${routes.length} pages`, parts }
    }),
  ].filter(({ parts }) => parts.length > 0)
  let comment = ''
  for (const part of [
    <Overview key="overview" review={review} maxRows={30} />,
    ...texts.map((text) => <Details key={text.title} {...text} />),
  ]) {
    // Markdown reads what follows an empty line.
    const html = renderToStaticMarkup(part).replaceAll(/[\n\r]\s*/g, '\n')
    if (comment.length + html.length > maxLength) return `${comment}The rest is in the report.\n`
    comment += `${html}\n\n`
  }
  return comment
}

function Details({ title, parts }: { title: string; parts: PartChanges }) {
  const lines = parts.flatMap(({ name, changes }) => [`@@ ${name} @@`, ...changes.flatMap(diffOf)])
  return (
    <details>
      <summary>
        <code>{title}</code>
      </summary>
      <pre lang="diff">
        <code>{lines.join('\n')}</code>
      </pre>
    </details>
  )
}

/** `- Five days.` and `+ Six days.` */
function diffOf(change: TextChange): string[] {
  if ('same' in change) return []
  const line = (sign: '-' | '+', without: 'added' | 'removed') => {
    const words = change.words.filter((part) => !part[without]).map(({ value }) => value)
    return words.length === 0 ? [] : [`${sign} ${words.join('').replaceAll(/\s+/g, ' ')}`]
  }
  return [...line('-', 'added'), ...line('+', 'removed')]
}

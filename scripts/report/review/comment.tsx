import { renderToStaticMarkup } from 'react-dom/server'
import { invisible } from '#scripts/system/text/printable.ts'
import type { Change } from './compare-sites.ts'
import { Overview } from './overview.tsx'
import type { Review } from './review-site.ts'

/** GitHub takes comments of up to 65,536 characters. */
const maxLength = 60_000

/** The review as HTML for GitHub. Text of pages is in `<code>`, where GitHub leaves mentions alone. */
export function commentOf(review: Review): string {
  const texts = review.changes.filter(({ kind, hunks }) => kind === 'changed' && hunks.length > 0)
  let comment = ''
  let isWhole = true
  for (const part of [
    <Overview key="overview" review={review} maxRows={30} />,
    ...texts.map((change) => <Details key={change.name} {...change} />),
  ]) {
    const html = asBlock(renderToStaticMarkup(part))
    if (comment.length + html.length > maxLength) isWhole = false
    else comment += `${html}\n\n`
  }
  return isWhole ? comment : `${comment}The rest is in the report.\n`
}

/**
 * HTML as one block of Markdown: an empty line would end it, and GitHub would read the rest as Markdown.
 * Control characters go first, because a line may hold nothing else. comment.yml deletes none later.
 */
const asBlock = (html: string): string => html.replaceAll(invisible, '').replaceAll(/\n\s*/g, '\n')

const Details = ({ name, hunks }: Change) => (
  <details>
    <summary>
      <code>{name}</code>
    </summary>
    <pre lang="diff">
      <code>{hunks.flat().join('\n')}</code>
    </pre>
  </details>
)

import type { ShellChange } from '../compare-sites.ts'
import type { Review } from '../review.ts'
import { sizeChange } from '../review.ts'
import { Lines } from './Lines.tsx'
import { Text } from './Text.tsx'

/** What is told once: style sheet, scripts, header and footer. */
export function Everywhere({ review: { change } }: { review: Review }) {
  const { styles, scripts, shell } = change
  if (!styles && !scripts && shell.length === 0) return null
  return (
    <section id="everywhere">
      <h2>On every page</h2>
      <ul>
        {styles && <li>Style sheet, gzip: {sizeChange(styles.before, styles.after)}</li>}
        {scripts && <li>Scripts, gzip: {sizeChange(scripts.before, scripts.after)}</li>}
      </ul>
      {shell.map((part) => (
        <Shell key={part.routes.join(' ')} part={part} />
      ))}
    </section>
  )
}

function Shell({ part: { routes, text, links } }: { part: ShellChange }) {
  return (
    <>
      <h3>Header and footer of {routes.length === 1 ? routes[0] : `${routes.length} pages`}</h3>
      <Text changes={text} />
      <Lines title="Links" changes={links} />
    </>
  )
}

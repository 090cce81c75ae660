import type { Program } from '#content/schema/program.ts'
import { Prose } from '#components/mdx/Body.tsx'
import { courseParts, type CoursePart, type PartName } from './words.ts'

type Props = {
  program: Program
  parts: readonly PartName[]
  /** True: from `lg` up, headings are on the left. */
  beside?: boolean
}

/** What a program says on its audience, certificate and so on: a heading and a text or list for each. */
export function CourseParts({ program, parts, beside = false }: Props) {
  const columns = beside ? 'lg:grid-cols-[4fr_8fr] lg:gap-16' : ''
  return courseParts(program, parts).map((part) => (
    <section key={part.id} aria-labelledby={part.id} className={`grid gap-4 ${columns}`}>
      <h2 id={part.id}>{part.heading}</h2>
      <Prose>
        <PartBody {...part} />
      </Prose>
    </section>
  ))
}

function PartBody({ lines, form }: CoursePart) {
  if (form === 'text') return <p>{lines}</p>
  const List = form === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

import type { ReactNode } from 'react'
import type { PageOf } from '#content/schema/page.ts'
import { programsPerPage } from '#content/schema/routes.ts'
import type { PageContent } from '#content/schema/collections.ts'
import { Plans } from './Plans.tsx'
import { ProgramCards } from '../programs/ProgramCards.tsx'
import { SectionHead } from '#components/ui/Section.tsx'

type Item = { title: string; text: string }
type Head = { heading: string; lead?: string | undefined }
type Part = {
  /** The heading's id. */
  id: string
  /** True for a section in the colours of an hour. */
  isBand?: boolean
  content: ReactNode
}

const part = (id: string, { heading, lead }: Head, content: ReactNode): Part => ({
  id,
  content: (
    <>
      <SectionHead id={id} heading={heading} lead={lead} />
      {content}
    </>
  ),
})

/** The sections that the frontmatter of a service page contains, in order. */
export function serviceParts(
  service: PageOf<'service'>,
  { programs }: Pick<PageContent, 'programs'>,
): Part[] {
  const { services, points, steps, plans, programs: courses } = service
  return [
    services && part('services', services, <ServiceRows items={services.items} />),
    points && { id: 'points', isBand: true, content: <FourPoints id="points" {...points} /> },
    steps && part('steps', steps, <Ascent steps={steps.items} />),
    plans && part('plans', plans, <Plans service={service.title} plans={plans.items} />),
    courses &&
      part('courses', courses, <ProgramCards programs={programs.slice(0, programsPerPage)} />),
  ].filter((each) => each !== undefined)
}

/** Alternates white and snow. A band has its own background, and white follows it. */
export function backgrounds(parts: readonly Pick<Part, 'isBand'>[], first: 'white' | 'snow') {
  let next = first
  return parts.map(({ isBand = false }) => {
    const background = isBand ? 'band' : next
    next = background === 'white' ? 'snow' : 'white'
    return background
  })
}

/** Climbing blocks from `lg` up, a stitched list below (ascent.css). */
function Ascent({ steps }: { steps: readonly Item[] }) {
  return (
    <ol className="steps ascent">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Points on a dark band, each below a line in its accent colour. */
function FourPoints({ id, heading, lead, items }: Head & { id: string; items: readonly Item[] }) {
  return (
    <div className="grid lg:grid-cols-[5fr_7fr] lg:gap-[clamp(3rem,6vw,6rem)]">
      <div>
        <SectionHead id={id} heading={heading} lead={lead} />
      </div>
      <ul className="grid content-start gap-x-12 gap-y-7 sm:grid-cols-2 sm:gap-y-11">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-5">
            <h3>{title}</h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A ruled list with titles on the left and texts on the right. */
function ServiceRows({ items }: { items: readonly Item[] }) {
  return (
    <ul className="border-t-2 border-ink-900">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-1.5 border-b border-line py-6 md:grid-cols-2 md:items-baseline md:gap-8 md:py-7.5"
        >
          <h3 className="text-row">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import type { PageOf } from '#content/schema/page.ts'
import { programsPerPage } from '#content/schema/routes.ts'
import type { PageContent } from '#content/schema/collections.ts'
import { Ascent } from './Ascent.tsx'
import { FourPoints } from './FourPoints.tsx'
import { Plans } from './Plans.tsx'
import { ProgramCards } from '../programs/ProgramCards.tsx'
import { SectionHead } from '../common/SectionHead.tsx'
import { ServiceRows } from './ServiceRows.tsx'

type Head = { heading: string; lead?: string | undefined }
type Part = { id: string; isBand?: boolean; content: ReactNode }

const part = (id: string, { heading, lead }: Head, content: ReactNode): Part => ({
  id,
  content: (
    <>
      <SectionHead id={id} heading={heading} lead={lead} />
      {content}
    </>
  ),
})

/** The sections that a service's page gives, in their order; `id` names a section's heading. */
export function serviceParts(service: PageOf<'service'>, { programs }: PageContent): Part[] {
  const { services, points, steps, plans, programs: courses } = service
  return [
    services && part('services', services, <ServiceRows items={services.items} />),
    points && { id: 'points', isBand: true, content: <FourPoints id="points" {...points} /> },
    steps && part('steps', steps, <Ascent steps={steps.items} />),
    plans && part('plans', plans, <Plans service={service.title} plans={plans.items} />),
    courses &&
      part('courses', courses, <ProgramCards programs={programs.slice(0, programsPerPage)} />),
  ].filter((given) => given !== undefined)
}

/** White and snow in turn; a band needs no ground, and after it comes white. */
export function grounds(parts: readonly Pick<Part, 'isBand'>[], first: 'white' | 'snow') {
  let next = first
  return parts.map(({ isBand = false }) => {
    const ground = isBand ? 'band' : next
    next = ground === 'white' ? 'snow' : 'white'
    return ground
  })
}

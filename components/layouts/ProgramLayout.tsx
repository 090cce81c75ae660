import { CourseParts } from '#components/sections/course/CourseParts.tsx'
import { Faq } from '#components/sections/about/Faq.tsx'
import { AskAbout } from '#components/sections/programs/AskAbout.tsx'
import { ClosingCall } from '#components/sections/common/ClosingCall.tsx'
import { ProgramHero } from '#components/sections/programs/ProgramHero.tsx'
import { ProgramNeighbours } from '#components/sections/programs/ProgramNeighbours.tsx'
import { ProgramStory } from '#components/sections/programs/ProgramStory.tsx'
import { SubjectList } from '#components/sections/programs/SubjectList.tsx'
import { ContactLinks } from '#components/ContactLinks.tsx'
import { contactWays } from '#components/contact-ways.ts'
import { courseStrings, formStrings, programStrings } from '#components/strings.ts'
import { Section } from '#components/ui/Section.tsx'
import { programList } from '#content/schema/routes.ts'
import type { ProgramLayoutProps } from './types.ts'

export function ProgramLayout({ program, content, body }: ProgramLayoutProps) {
  const { data } = program
  return (
    <>
      <ProgramHero program={program} list={programList(content.pages)?.slug} />
      <ProgramStory program={program} />
      <Section labelledBy="subjects" background="snow">
        <div className="program-text grid gap-10">
          <div className="grid gap-4 lg:grid-cols-[4fr_8fr] lg:gap-16">
            <h2 id="subjects">{programStrings.subjects}</h2>
            <SubjectList subjects={data.subjects} />
          </div>
          <CourseParts program={data} parts={['outcomes']} beside />
        </div>
      </Section>
      <Section>
        <div className="program-text grid gap-10">
          {body && <div className="prose prose-beside">{body}</div>}
          <CourseParts program={data} parts={['timetable', 'certificate', 'apply']} beside />
        </div>
      </Section>
      <Faq
        id="questions"
        heading={courseStrings.questions}
        questions={content.faqs}
        background="snow"
      />
      <ProgramNeighbours program={program} programs={content.programs} />
      <ClosingCall id="ask" heading={programStrings.askHeading} lead={programStrings.askLead}>
        <AskAbout program={data} />
        <ContactLinks
          ways={contactWays(content.site, formStrings.aboutProgram(data.title))}
          className="mt-4"
        />
      </ClosingCall>
    </>
  )
}

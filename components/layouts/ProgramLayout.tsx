import { Faq } from '#components/sections/common/Accordion.tsx'
import { ClosingCall } from '#components/sections/common/ClosingCall.tsx'
import { ProgramNeighbours } from '#components/sections/programs/ProgramNeighbours.tsx'
import { SubjectList } from '#components/sections/programs/ProgramDetails.tsx'
import { ContactLinks, contactWays } from '#components/contact-ways.tsx'
import { courseStrings, formStrings, programStrings } from '#components/strings.ts'
import { CurrentNotices } from '#components/sections/notices/Notices.tsx'
import { Section } from '#components/ui/Section.tsx'
import { programList, pageRoute } from '#content/schema/routes.ts'
import type { ProgramLayoutProps } from './types.ts'
import { href } from '#components/href.ts'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { HeroFrame } from '#components/sections/common/Hero.tsx'
import { BrochureLink } from '#components/sections/programs/ProgramCards.tsx'
import { KeyFacts, programInquiry } from '#components/sections/programs/KeyFacts.tsx'
import { Button } from '#components/ui/Button.tsx'
import type { Program } from '#content/schema/program.ts'
import { Prose } from '#components/mdx/Body.tsx'
import { courseParts, type CoursePart, type PartName } from '../sections/course/words.ts'

export function ProgramLayout({ program, content, body }: ProgramLayoutProps) {
  const { data } = program
  return (
    <>
      <ProgramHero program={program} list={programList(content.pages)?.slug} />
      <ProgramStory program={program} />
      <CurrentNotices notices={content.notices} list={content.noticeList} />
      <Section labelledBy="subjects" background="snow">
        <div className="program-text grid gap-10">
          <div className="grid gap-4 lg:grid-cols-[4fr_8fr] lg:gap-16">
            <h2 id="subjects">{courseStrings.headings.subjects}</h2>
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
        <AskAbout title={data.title} />
        <ContactLinks
          ways={contactWays(content.site, formStrings.aboutProgram(data.title))}
          className="mt-4"
        />
      </ClosingCall>
    </>
  )
}

type Props = {
  program: ProgramEntry
  /** Slug of the page that lists all programs. */
  list: string | undefined
}

/** A program's first screen, with a link to the list of programs. */
function ProgramHero({ program, list }: Props) {
  const { title, summary, image } = program.data
  return (
    <HeroFrame of={program} image={image}>
      {list !== undefined && (
        <nav aria-label={programStrings.breadcrumb} className="-mt-3 mb-2">
          <a
            href={href(pageRoute(list))}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {programStrings.interest}
          </a>
        </nav>
      )}
      <h1 className="text-[clamp(min(2.125rem,11vw),1.5rem+2.4vw,3.25rem)]">{title}</h1>
      <p className="mt-4 mb-7 max-w-[38em] text-lead">{summary}</p>
      <AskAbout title={title} />
    </HeroFrame>
  )
}

/** The key facts of a program beside what it is and who may join. */
function ProgramStory({ program }: { program: ProgramEntry }) {
  return (
    <div className="program-text wrap grid gap-10 py-section lg:grid-cols-[4fr_8fr] lg:gap-16">
      <section aria-label={programStrings.facts} className="top-24 self-start lg:sticky">
        <KeyFacts program={program} />
        <div className="mt-3">
          <BrochureLink program={program} />
        </div>
      </section>
      <div className="grid content-start gap-8">
        <p className="max-w-[38em] text-lead">{program.data.description}</p>
        <CourseParts program={program.data} parts={['audience', 'eligibility']} />
      </div>
    </div>
  )
}

/** Opens the contact form with a message about the program. */
const AskAbout = ({ title }: { title: string }) => (
  <Button to="/contact" arrow inquiry={programInquiry(title, formStrings.aboutProgram)}>
    {programStrings.ask}
  </Button>
)

type PartsProps = {
  program: Program
  parts: readonly PartName[]
  /** True: from `lg` up, headings are on the left. */
  beside?: boolean
}

/** What a program says on its audience, certificate and so on: a heading and a text or list for each. */
function CourseParts({ program, parts, beside = false }: PartsProps) {
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

import { Faq } from '#components/sections/common/Accordion.tsx'
import { ClosingCall } from '#components/sections/common/ClosingCall.tsx'
import { Breadcrumb, HeroFrame } from '#components/sections/common/Hero.tsx'
import { ApplyBar } from '#components/sections/programs/ApplyBar.tsx'
import { ApplyButton, AskButton, KeyFacts } from '#components/sections/programs/KeyFacts.tsx'
import { Participants } from '#components/sections/programs/Participants.tsx'
import { ProgramContents } from '#components/sections/programs/ProgramContents.tsx'
import { ProgramNeighbours } from '#components/sections/programs/ProgramNeighbours.tsx'
import {
  partGroups,
  ProgramParts,
  type ProgramProps,
} from '#components/sections/programs/ProgramParts.tsx'
import { ContactLinks, contactWays } from '#components/contact-ways.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { CurrentNotices } from '#components/sections/notices/Notices.tsx'
import { programList, pageRoute } from '#content/schema/routes.ts'

/** A longer name is set smaller, so that the facts below it stay on the first screen. */
const longTitle = 40

/** A program: what one decides by and how to apply on the first screen, then all the rest in groups. */
export function ProgramLayout(props: ProgramProps) {
  const { program, content } = props
  const { data } = program
  const locale = useLocale()
  const { strings } = locale
  const groups = partGroups(props, locale)
  const list = programList(content.pages)
  return (
    <>
      <HeroFrame of={program} image={data.image}>
        {list && <Breadcrumb to={pageRoute(list.slug)} label={strings.program.courses} />}
        <h1 className={data.title.length > longTitle ? 'text-quote' : 'entry-title'}>
          {data.title}
        </h1>
        <p className="mt-3 max-w-[38em] text-lead">{data.summary}</p>
      </HeroFrame>
      <KeyFacts program={program} />
      <CurrentNotices notices={content.notices} list={content.noticeList} />
      <div className="with-bar">
        <div className="program-text wrap grid pb-section lg:gap-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <ProgramContents program={program} groups={groups} />
          <div className="grid content-start gap-10">
            <p className="max-w-[38em] text-lead">
              <Lines of={data.description} />
            </p>
            {groups.map((group) => (
              <ProgramParts key={group.id} {...group} />
            ))}
          </div>
        </div>
        <Faq
          id="questions"
          heading={strings.course.questions}
          questions={content.faqs}
          background="snow"
        />
        <Participants testimonials={content.testimonials} />
        <ProgramNeighbours program={program} programs={content.programs} />
        <ApplyBar program={program} site={content.site} />
      </div>
      <ClosingCall id="ask" heading={strings.program.askHeading} lead={strings.program.askLead}>
        <div className="flex flex-wrap gap-3">
          <ApplyButton program={program} />
          <AskButton title={data.title} />
        </div>
        <ContactLinks
          ways={contactWays(content.site, strings, strings.inquiry.program(data.title))}
          className="mt-4"
        />
      </ClosingCall>
    </>
  )
}

import { listPage, routeOf } from '#content/kinds/routes.ts'
import { brochureOf } from '#content/kinds/program.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { ArrowLeft, ArrowRight, Download, Phone } from 'lucide'
import { Fragment } from 'react'
import { ContactLinks, contactWays, type Way } from '#components/contact-ways.tsx'
import { href } from '#components/href.ts'
import { Faq } from '#components/sections/common/Accordion.tsx'
import { ClosingCall } from '#components/sections/common/ClosingCall.tsx'
import { Breadcrumb, HeroFrame } from '#components/sections/common/Hero.tsx'
import { feeWords } from '#components/sections/course/words.ts'
import { CurrentNotices } from '#components/sections/notices/Notices.tsx'
import { ApplyButton, AskButton, KeyFacts } from '#components/sections/programs/KeyFacts.tsx'
import { ProgramPicture } from '#components/sections/programs/ProgramCards.tsx'
import {
  type PartGroup,
  partGroups,
  ProgramParts,
} from '#components/sections/programs/ProgramParts.tsx'
import { Portrait } from '#components/ui/Artwork.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Lines } from '#components/ui/Lines.tsx'
import { UnpublishedMark } from '#components/ui/UnpublishedMark.tsx'
import { useLocale } from '#components/use-locale.tsx'
import { proofLine } from '#components/sections/institute/words.ts'
import type { ProgramEntry } from '#content/kinds/content.ts'
import type { ListedEntry } from '#content/schema/entry.ts'
import { pageRoute } from '#content/schema/routes.ts'
import type { Testimonial } from '#content/kinds/testimonial.ts'
import type { EntryLayoutProps } from './types.ts'

/** The most characters of a title in full size: the facts below stay on the first screen. */
const longTitle = 40

/** A program: the key facts and Apply on the first screen, then all other parts in groups. */
export function ProgramLayout({ entry: program, content }: EntryLayoutProps<'program'>) {
  const { data } = program
  const locale = useLocale()
  const { strings } = locale
  const groups = partGroups(program, content, locale)
  const list = listPage(content.pages, 'program')
  const ways = contactWays(content.site, strings, strings.inquiry.program(data.title))
  return (
    <>
      <HeroFrame of={program} image={data.image}>
        {list && <Breadcrumb to={pageRoute(list.slug)} label={list.data.title} />}
        <h1 className={`entry-title ${data.title.length > longTitle ? 'text-quote' : ''}`}>
          {data.title}
        </h1>
        <p className="mt-3 max-w-[38em] text-lead">{data.summary}</p>
      </HeroFrame>
      <KeyFacts
        program={program}
        proof={proofLine(content.site, locale)}
        notices={content.lists.notice}
      />
      <div className="with-bar">
        <div className="program-text wrap grid pb-section lg:gap-16 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <ProgramContents program={program} groups={groups} />
          <div className="grid content-start gap-10">
            <CurrentNotices notices={content.notices} list={content.lists.notice} />
            <p className="max-w-[38em] text-lead">
              <Lines of={data.description} />
            </p>
            {groups.map((group) => (
              <Fragment key={group.id}>
                <ProgramParts {...group} />
                {group.id === '_content' && <Participants testimonials={content.testimonials} />}
              </Fragment>
            ))}
          </div>
        </div>
        <Faq
          id="questions"
          heading={strings.course.questions}
          questions={content.faqs}
          background="snow"
        />
        <ProgramNeighbours program={program} programs={content.programs} />
        <ApplyBar program={program} ways={ways} />
      </div>
      <ClosingCall
        of={program}
        id="ask"
        heading={strings.program.askHeading}
        lead={
          data.intakes?.length || feeWords(data, locale) !== undefined
            ? strings.program.askMore
            : strings.program.askLead
        }
      >
        <div className="flex flex-wrap gap-3">
          <ApplyButton program={program} />
          <AskButton title={data.title} />
        </div>
        <ContactLinks ways={ways} className="mt-4" />
      </ClosingCall>
    </>
  )
}

type ContentsProps = { program: ProgramEntry; groups: readonly PartGroup[] }

/** The parts that the list of contents names on phones. */
const shortContents: ReadonlySet<string> = new Set([
  '_dates',
  'fee',
  'eligibility',
  'outcomes',
  'trainers',
  'certificate',
  'scholarships',
])

/** The list of contents: in lines below the facts, on wide screens beside the parts, with Apply. */
function ProgramContents({ program, groups }: ContentsProps) {
  const parts = groups.flatMap((group) => group.parts)
  const headings = parts.flatMap(({ id, heading, headings: own = [] }) =>
    heading === undefined ? own : [{ id, heading }],
  )
  return (
    <nav
      aria-label={useLocale().strings.program.contents}
      className="program-contents mb-10 self-start lg:sticky"
    >
      <ul className="flex flex-wrap gap-x-6 lg:block">
        {headings.map(({ id, heading }) => (
          <li key={id} className={shortContents.has(id) ? '' : 'hidden lg:block'}>
            <a
              href={`#${id}`}
              className="flex min-h-11 min-w-11 items-center underline hover:text-gurans-700"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-3 hidden lg:grid">
        <ApplyButton program={program} look="outline" />
      </div>
    </nav>
  )
}

/** The testimonials of participants, side by side. */
function Participants({ testimonials }: { testimonials: readonly ListedEntry<Testimonial>[] }) {
  const { words } = useLocale().strings.course
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="reviews" className="grid gap-8 border-t-2 border-ink-900 pt-7">
      <h2 id="reviews" className="text-quote">
        {words}
      </h2>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {testimonials.map((testimonial) => {
          const { name, role, text, image } = testimonial.data
          return (
            <li key={testimonial.slug}>
              <figure className="grid content-start gap-4 border-l-6 border-marigold pl-4">
                <blockquote className="text-lead">
                  “<Lines of={text} />”
                </blockquote>
                <figcaption className="flex items-center gap-4">
                  <Portrait slug={testimonial.slug} image={image} className="w-[72px] shrink-0" />
                  <span className="text-sm">
                    <span className="block font-semibold text-ink-900">{name}</span>
                    {role}
                    <UnpublishedMark of={testimonial} />
                  </span>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type NeighboursProps = { program: ProgramEntry; programs: readonly ProgramEntry[] }

/** Links to the previous and next program, in a ring. Of two programs, the other is the next. */
function ProgramNeighbours({ program, programs }: NeighboursProps) {
  const { neighbours } = useLocale().strings.program
  const place = programs.findIndex(({ slug }) => slug === program.slug)
  const previous = programs.at(place - 1)
  const next = programs[(place + 1) % programs.length]
  if (!previous || !next || next.slug === program.slug) return null
  return (
    <nav aria-label={neighbours} className="wrap mt-10 pb-section">
      <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {previous !== next && <Neighbour program={previous} isNext={false} />}
        <Neighbour program={next} isNext />
      </ul>
    </nav>
  )
}

function Neighbour({ program, isNext }: { program: ProgramEntry; isNext: boolean }) {
  const strings = useLocale().strings.program
  return (
    <li>
      <a
        href={href(routeOf({ kind: 'program', slug: program.slug }))}
        className="group/card flex flex-wrap items-start gap-5"
      >
        <div className="w-24 md:w-40">
          <ProgramPicture program={program} />
        </div>
        <span className="flex-[1_1_10rem]">
          <span className="flex items-center gap-2 text-sm font-semibold text-gurans-700">
            {isNext && strings.next}
            <Icon
              of={isNext ? ArrowRight : ArrowLeft}
              size={18}
              className={`shrink-0 glide ${isNext ? 'group-hover/card:[translate:5px]' : 'group-hover/card:[translate:-5px]'}`}
            />
            {!isNext && strings.previous}
          </span>
          <span className="mt-1 block font-display text-h3 font-semibold text-balance text-ink-900 recolour group-hover/card:text-gurans-700">
            {program.data.title}
          </span>
        </span>
      </a>
    </li>
  )
}

const barItem = 'grid min-h-13 min-w-11 place-items-center text-sm font-semibold text-ink-900'

/** Apply, call and brochure at the bottom of a phone, from the end of the first screen to the closing call. */
function ApplyBar({ program, ways }: { program: ProgramEntry; ways: readonly Way[] }) {
  const { strings } = useLocale()
  const { label, call, brochure } = strings.course.bar
  const whatsapp = ways.find(({ kind }) => kind === 'whatsapp')
  const phone = ways.find(({ kind }) => kind === 'phone')
  return (
    <div className="apply-track">
      <nav
        aria-label={label}
        className={`apply-bar grid ${whatsapp ? 'gap-1' : 'gap-2'} border-t border-line bg-white px-gutter`}
      >
        <ApplyButton program={program} small />
        {phone && (
          <a href={phone.href} className={barItem}>
            <Icon of={Phone} size={22} />
            {call}
          </a>
        )}
        {whatsapp && (
          <a href={whatsapp.href} className={barItem}>
            <IconBrandWhatsapp size={22} aria-hidden />
            {strings.contact.whatsapp}
          </a>
        )}
        <a href={href(brochureOf(program))} download className={barItem}>
          <Icon of={Download} size={22} />
          {brochure}
        </a>
      </nav>
    </div>
  )
}

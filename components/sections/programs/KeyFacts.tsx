import type { ReactNode } from 'react'
import { useLocale } from '#components/use-locale.tsx'
import { Button, inquiryLink } from '#components/ui/Button.tsx'
import { TextLink } from '#components/ui/TextLink.tsx'
import type { PageLink, ProgramEntry } from '#content/kinds/content.ts'
import { IntakeDays } from '../course/Intakes.tsx'
import { applyInquiry, programInquiry } from '../course/inquiries.ts'
import { coveredBy, feeRows, feeWords, rowFacts } from '../course/words.ts'
import { BrochureLink } from './ProgramCards.tsx'

type Props = { program: ProgramEntry }

type KeyFactsProps = Props & {
  /** Registrations and the year of foundation, each with its label. */
  proof: readonly string[]
  /** The list of notices. Phones show a link, since their header has it in the closed menu. */
  notices: PageLink | undefined
}

/**
 * The facts of the first screen, by which a visitor decides: next date, length, place and fee, then Apply
 * and Ask. Without dates or a fee, a link asks for them.
 */
export function KeyFacts({ program, proof, notices }: KeyFactsProps) {
  const { data } = program
  const locale = useLocale()
  return (
    <section
      aria-label={locale.strings.program.facts}
      className="wrap grid gap-x-12 gap-y-2 pt-3 pb-5 lg:pb-16 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <dl className="key-facts xl:grid-cols-[16.5rem]">
        <NextDate program={program} />
        {rowFacts(data, locale).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fee program={program} />
      </dl>
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap gap-3 *:grow md:*:basis-0 lg:grid">
          <ApplyButton program={program} />
          <AskButton title={data.title} />
        </div>
        <BrochureLink program={program} />
        {notices && (
          <p className="lg:hidden">
            <TextLink to={notices.to}>{locale.strings.notice.all}</TextLink>
          </p>
        )}
      </div>
      <p className="text-sm text-muted md:col-span-full empty:hidden">{proof.join(' · ')}</p>
    </section>
  )
}

function NextDate({ program: { data } }: Props) {
  const { strings: all, formats } = useLocale()
  const strings = all.course
  const [next, ...others] = data.intakes ?? []
  const label = others.length > 0 ? strings.nextDate : strings.dates
  if (next === undefined) {
    const message = all.inquiry.dates(data.title)
    return <OnRequest label={label} title={data.title} message={message} ask={strings.askDates} />
  }
  return (
    <Fact label={label}>
      <IntakeDays intake={next} />
      {next.applyBy !== undefined && (
        <span className="block text-sm">{strings.applyBy(formats.days(next.applyBy))}</span>
      )}
    </Fact>
  )
}

function Fee({ program: { data } }: Props) {
  const locale = useLocale()
  const { inquiry, course } = locale.strings
  const { headings, askFee, covers: coversWords } = course
  const words = feeWords(data, locale)
  const covers = coveredBy(data)
  const rows = feeRows(data, locale)
  if (words === undefined)
    return (
      <OnRequest
        label={headings.fee}
        title={data.title}
        message={inquiry.fee(data.title)}
        ask={askFee}
      />
    )
  return (
    <Fact label={headings.fee}>
      {words}{' '}
      {rows.length > 0 && (
        <a
          href="#fee"
          className="-my-2 inline-flex min-h-11 items-center font-normal text-link underline underline-offset-4"
        >
          {course.instalments}
        </a>
      )}
      {covers !== undefined && (
        <span className="block text-sm font-normal">{coversWords(covers)}</span>
      )}
      {rows
        .filter(({ isRefundable }) => isRefundable)
        .map(({ name, amount }) => (
          <span key={name} className="block text-sm font-normal">
            {`+ ${name}: ${amount}`}
          </span>
        ))}
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold text-ink-900">{children}</dd>
    </div>
  )
}

type Question = { label: string; title: string; message: string; ask: string }

/** In place of a missing fact, a link to the contact form that asks for it. */
function OnRequest({ label, title, message, ask }: Question) {
  const locale = useLocale()
  return (
    <Fact label={label}>
      {/* On one line, the words might wrap when the fonts arrive. */}
      <span className="md:block">{locale.strings.course.onRequest}</span>{' '}
      <a
        {...inquiryLink('/contact', programInquiry(title, locale, message))}
        className="-my-2 inline-flex min-h-11 items-center font-normal text-link underline underline-offset-4"
      >
        {ask}
      </a>
    </Fact>
  )
}

type ApplyProps = Props & { small?: boolean; look?: 'outline' }

/** Opens the contact form with an application, for the intake if the program has only one. */
export function ApplyButton({ program, small, look }: ApplyProps) {
  const locale = useLocale()
  const { intakes = [] } = program.data
  const only = intakes.length === 1 ? intakes[0] : undefined
  return (
    <Button to="/contact" look={look} arrow={!small} inquiry={applyInquiry(program, locale, only)}>
      {locale.strings.course.apply}
    </Button>
  )
}

export function AskButton({ title }: { title: string }) {
  const locale = useLocale()
  return (
    <Button to="/contact" look="outline" inquiry={programInquiry(title, locale)}>
      {locale.strings.program.ask}
    </Button>
  )
}

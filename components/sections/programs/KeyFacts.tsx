import type { ReactNode } from 'react'
import { courseStrings, programStrings } from '#components/strings.ts'
import { type Inquiry, inquiryLink } from '#components/ui/Button.tsx'
import type { ProgramEntry } from '#content/schema/collections.ts'
import { Intakes } from '../course/Intakes.tsx'
import { coveredBy, feeWords, givenFacts } from '../course/words.ts'

/** The key facts of a program as a ruled list. Without dates or a fee, links ask for them. */
export function KeyFacts({ program }: { program: ProgramEntry }) {
  const { data } = program
  const covers = coveredBy(data)
  const { dates, fee, aboutDates, aboutFee, askDates, askFee } = courseStrings
  return (
    <dl className="border-t-2 border-ink-900">
      {givenFacts(data).map(([label, value]) => (
        <Row key={label} label={label}>
          {value}
        </Row>
      ))}
      <Row label={dates}>
        {data.intakes?.length ? (
          <Intakes program={program} />
        ) : (
          <OnRequest title={data.title} message={aboutDates} ask={askDates} />
        )}
      </Row>
      <Row label={fee}>
        {feeWords(data) ?? <OnRequest title={data.title} message={aboutFee} ask={askFee} />}
        {covers !== undefined && (
          <span className="block text-sm font-normal">{courseStrings.covers(covers)}</span>
        )}
      </Row>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-3.5">
      <dt className="basis-26 text-muted">{label}</dt>
      <dd className="flex-[1_1_8rem] font-semibold text-ink-900">{children}</dd>
    </div>
  )
}

/** What a link to the contact form fills in about a program. */
export const programInquiry = (title: string, message: (title: string) => string): Inquiry => ({
  about: title,
  interest: programStrings.interest,
  message: message(title),
})

type Question = { title: string; message: (title: string) => string; ask: string }

/** A link to the contact form, with the question filled in. */
function OnRequest({ title, message, ask }: Question) {
  return (
    <>
      {courseStrings.onRequest}
      <a
        {...inquiryLink('/contact', programInquiry(title, message))}
        className="flex min-h-11 w-fit items-center font-normal text-link underline underline-offset-4"
      >
        {ask}
      </a>
    </>
  )
}

import { ArrowRight } from 'lucide'
import type { SubmitEvent } from 'react'
import { fieldsOf } from '#components/browser/drafts.ts'
import { writeSession } from '#components/browser/session.ts'
import { href } from '#components/href.ts'
import { documentStrings, useBrowserStrings } from '#components/strings/browser-strings.ts'
import { button } from '#components/ui/Button.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { carryToContact } from '../contact/draft.ts'
import { explainInvalid, trimFields } from '../contact/fields.ts'
import { type Choice, SelectField, TextArea, TextField } from '../form/fields.tsx'

const draft = 'inquiry-draft'

/** The services of this form, and the interest that each chooses on the contact form. */
type Props = { services?: readonly (Choice & { interest?: string | undefined })[] | undefined }

function carry(event: SubmitEvent<HTMLFormElement>, services: Props['services']): void {
  event.preventDefault()
  const fields = Array.from(fieldsOf(event.currentTarget), ({ id, value }) => [id, value] as const)
  const { '_inquiry-service': service, ...typed } = Object.fromEntries(fields)
  if (fields.some(([, value]) => value !== ''))
    carryToContact({
      name: typed['_inquiry-name'],
      email: typed['_inquiry-email'],
      message: typed['_inquiry-message'],
      interest: services?.find(({ value }) => value === service)?.interest,
      about: documentStrings().form.inquiry,
      carried: '',
    })
  writeSession(draft, null)
  // The router follows links. A new element would lay out the page.
  event.currentTarget.querySelector('a')?.click()
}

/**
 * Home's inquiry form sends nothing: it carries its values to the contact form. Its fields have no
 * names, so that without script the button opens the contact page without values in the address.
 */
export function InquiryForm({ services }: Props) {
  const strings = useBrowserStrings().form
  // On a translated page, the document has its address in that language.
  const contact = href('/contact#message')

  return (
    <form
      method="get"
      action={contact}
      suppressHydrationWarning
      data-draft={draft}
      className="form grid gap-5 rounded-md border border-line bg-white p-[clamp(20px,1rem+2vw,2.5rem)]"
      onInvalid={explainInvalid}
      onSubmit={(event) => carry(event, services)}
    >
      <div className="form-row">
        <TextField id="_inquiry-name" label={strings.name} autoComplete="name" />
        <TextField id="_inquiry-email" type="email" label={strings.email} autoComplete="email" />
      </div>
      {services && (
        <SelectField
          id="_inquiry-service"
          label={strings.service}
          none={strings.noService}
          options={services}
        />
      )}
      <TextArea id="_inquiry-message" label={strings.message} rows={4} />
      <div>
        <a hidden href={contact} suppressHydrationWarning>
          {strings.continueInquiry}
        </a>
        <button type="submit" className={button()} onClick={trimFields}>
          {strings.continueInquiry}
          <Icon of={ArrowRight} size={20} className="glide group-hover:[translate:4px]" />
        </button>
      </div>
    </form>
  )
}

import { ArrowRight } from 'lucide'
import type { SubmitEvent } from 'react'
import { useBrowser } from '#components/browser/hooks.ts'
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
  const data = new FormData(event.currentTarget)
  const fields = Array.from(data, ([name, value]) => [name, String(value)] as const)
  const { service = '', ...values } = Object.fromEntries(fields)
  if (fields.some(([, value]) => value !== ''))
    carryToContact({
      ...values,
      interest: services?.find(({ value }) => value === service)?.interest ?? '',
      about: documentStrings().form.inquiry,
      carried: '',
    })
  writeSession(draft, null)
  // The router follows links. A new element would lay out the page.
  event.currentTarget.querySelector('a')?.click()
}

/**
 * Home's inquiry form sends nothing: it carries its values to the contact form.
 * The fields get their names from the script. Without it, the button opens the contact page and
 * no values end up in the address.
 */
export function InquiryForm({ services }: Props) {
  const strings = useBrowserStrings().form
  const isHydrated = useBrowser(() => true)
  // On a translated page, the document has its address in that language.
  const contact = href('/contact#message')
  const named = (name: string) => ({ id: `_inquiry-${name}`, ...(isHydrated && { name }) })

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
        <TextField {...named('name')} label={strings.name} autoComplete="name" />
        <TextField {...named('email')} type="email" label={strings.email} autoComplete="email" />
      </div>
      {services && (
        <SelectField
          {...named('service')}
          label={strings.service}
          none={strings.noService}
          options={services}
        />
      )}
      <TextArea {...named('message')} label={strings.message} rows={4} />
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

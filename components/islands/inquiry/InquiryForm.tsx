import { ArrowRight } from 'lucide'
import type { SubmitEvent } from 'react'
import { href } from '#components/href.ts'
import { carryToContact } from '#components/shell/carry-inquiry.ts'
import { navigate } from '#components/browser/navigate.ts'
import { formStrings as strings } from '#components/strings.ts'
import { button } from '#components/ui/button.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { SelectField, TextArea, TextField } from '../form/controls.tsx'
import { fromInquiry, services } from './handover.ts'
import { forgetSession } from '#components/browser/session.ts'
import { useHydrated } from '#components/browser/use-browser.ts'

/** Where what is typed here is kept until it is carried on. */
const draft = 'inquiry-draft'

function carry(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  const data = new FormData(event.currentTarget)
  const text = (name: string) => String(data.get(name) ?? '')
  carryToContact(
    fromInquiry({
      name: text('name'),
      email: text('email'),
      service: text('service'),
      message: text('message'),
    }),
  )
  forgetSession(draft)
  navigate('/contact')
}

/**
 * Home's inquiry form makes no call: it carries what was typed to the contact form (decision 4).
 * Its fields get their names from the script, so that without it the button leads to the contact
 * page and nothing goes into the address.
 */
export function InquiryForm() {
  const isHydrated = useHydrated()
  const named = (name: string) => ({ id: `inquiry-${name}`, ...(isHydrated && { name }) })

  return (
    <form
      method="get"
      action={href('/contact')}
      data-draft={draft}
      className="form form-card"
      onSubmit={carry}
    >
      <div className="form-row">
        <TextField {...named('name')} label={strings.name} autoComplete="name" />
        <TextField {...named('email')} type="email" label={strings.email} autoComplete="email" />
      </div>
      <SelectField
        {...named('service')}
        label={strings.service}
        none={strings.noService}
        options={Object.keys(services)}
      />
      <TextArea {...named('message')} label={strings.message} rows={4} />
      <div>
        <button type="submit" className={button()}>
          {strings.sendInquiry}
          <Icon of={ArrowRight} size={20} className="glide group-hover:[translate:4px]" />
        </button>
      </div>
    </form>
  )
}

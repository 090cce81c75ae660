import { memo } from 'react'
import { formStrings as strings } from '#components/strings.ts'
import { SelectField, TextArea, TextField } from '../form/fields.tsx'
import { type FieldName, honeypot, interests } from './fields.ts'
import type { FieldErrors } from './state.ts'

/** The fields of the contact form and the honeypot. Only errors rerender them. */
export const MessageFields = memo(function MessageFields({ errors }: { errors: FieldErrors }) {
  const field = (name: FieldName) => ({ id: `_contact-${name}`, name, error: errors[name] })
  return (
    <>
      <p className="carried">
        {strings.carried} <Carried name="about" />. {strings.notSent}
        <Carried name="carried" hidden />
      </p>
      <div className="form-row">
        <TextField {...field('name')} label={strings.fullName} autoComplete="name" required />
        <TextField
          {...field('email')}
          type="email"
          label={strings.email}
          autoComplete="email"
          required
        />
      </div>
      <div className="form-row">
        <TextField {...field('phone')} type="tel" label={strings.phone} autoComplete="tel" />
        <SelectField
          {...field('interest')}
          label={strings.interest}
          none={strings.noInterest}
          options={interests}
        />
      </div>
      <TextArea {...field('message')} rows={5} label={strings.message} required />
      <div hidden>
        <TextField
          id="_contact-honeypot"
          name={honeypot}
          label={strings.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  )
})

/** A part of the draft that visitors don't type (draft.ts): React leaves it to the loader. */
const Carried = ({ name, hidden }: { name: string; hidden?: boolean }) => (
  <output id={`_contact-${name}`} hidden={hidden} suppressHydrationWarning>
    {''}
  </output>
)

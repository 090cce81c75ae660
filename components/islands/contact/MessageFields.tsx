import { memo } from 'react'
import { formStrings as strings } from '#components/strings.ts'
import { SelectField, TextArea, TextField } from '../form/fields.tsx'
import { honeypot, interests } from './fields.ts'
import type { FieldErrors } from './state.ts'

/** The fields of the contact form (specification, 3) and the honeypot. Only errors rerender them. */
export const MessageFields = memo(function MessageFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <div className="form-row">
        <TextField
          id="contact-name"
          name="name"
          label={strings.fullName}
          autoComplete="name"
          required
          error={errors.name}
        />
        <TextField
          id="contact-email"
          name="email"
          type="email"
          label={strings.email}
          autoComplete="email"
          required
          error={errors.email}
        />
      </div>
      <div className="form-row">
        <TextField
          id="contact-phone"
          name="phone"
          type="tel"
          label={strings.phone}
          autoComplete="tel"
          error={errors.phone}
        />
        <SelectField
          id="contact-interest"
          name="interest"
          label={strings.interest}
          none={strings.noInterest}
          options={interests}
          error={errors.interest}
        />
      </div>
      <TextArea
        id="contact-message"
        name="message"
        rows={5}
        label={strings.message}
        required
        error={errors.message}
      />
      <div hidden>
        <TextField
          id="contact-honeypot"
          name={honeypot}
          label={strings.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  )
})

import { ChevronDown } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#components/ui/Icon.tsx'

type Labelled = {
  id: string
  label: string
  /** The form service's message about this field. */
  error?: string | undefined
}

type TextProps = Labelled & ComponentProps<'input'> & { hint?: string | undefined }

export function TextField({ label, error, hint, ...input }: TextProps) {
  const hintId = hint && `${input.id}-hint`
  return (
    <Field id={input.id} label={label} error={error}>
      <input
        type="text"
        className="field"
        aria-describedby={hintId}
        {...errorAttributes(input.id, error)}
        {...input}
      />
      {hint && (
        <p id={hintId} className="text-sm">
          {hint}
        </p>
      )}
    </Field>
  )
}

export function TextArea({ label, error, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field id={area.id} label={label} error={error}>
      <textarea className="field" {...errorAttributes(area.id, error)} {...area} />
    </Field>
  )
}

/** A choice, and the value that is sent for it. */
export type Choice = { value: string; label: string }

type SelectProps = Labelled &
  ComponentProps<'select'> & {
    /** Text of the empty option. */
    none: string
    options: readonly Choice[]
  }

export function SelectField({ label, error, none, options, ...select }: SelectProps) {
  return (
    <Field id={select.id} label={label} error={error}>
      <div className="relative">
        <select
          className="field appearance-none pr-[min(3rem,30vw)]"
          {...errorAttributes(select.id, error)}
          {...select}
        >
          <option value="">{none}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value === words ? undefined : value}>
              {words}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          size={20}
          className="pointer-events-none absolute inset-y-0 right-4 my-auto text-ink-900"
        />
      </div>
    </Field>
  )
}

/** A control with its label above and its error below. */
function Field({ id, label, error, children }: Labelled & { children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[1rem] font-semibold text-ink-900">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className="text-gurans-800">
          {error}
        </p>
      )}
    </div>
  )
}

const errorId = (id: string) => `${id}-error`

const errorAttributes = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) }

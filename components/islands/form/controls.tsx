import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#components/ui/Icon.tsx'
import { errorAttributes, Field } from './Field.tsx'

type Common = { id: string; label: string; error?: string | undefined }

/** A single line of text. */
export function TextField({ label, error, ...input }: Common & ComponentProps<'input'>) {
  return (
    <Field id={input.id} label={label} error={error}>
      <input type="text" className="field" {...errorAttributes(input.id, error)} {...input} />
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({ label, error, ...area }: Common & ComponentProps<'textarea'>) {
  return (
    <Field id={area.id} label={label} error={error}>
      <textarea className="field resize-y" {...errorAttributes(area.id, error)} {...area} />
    </Field>
  )
}

type SelectProps = Common &
  ComponentProps<'select'> & {
    /** The words of the first option, which is no choice. */
    none: string
    options: readonly string[]
  }

/** One of several options, by the browser's own list. */
export function SelectField({ label, error, none, options, ...select }: SelectProps) {
  return (
    <Field id={select.id} label={label} error={error}>
      <div className="relative">
        <select
          className="field appearance-none pr-12"
          {...errorAttributes(select.id, error)}
          {...select}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
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

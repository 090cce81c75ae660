import type { ReactNode } from 'react'

type Props = {
  id: string
  label: string
  /** What the form service says about this field. */
  error?: string | undefined
  children: ReactNode
}

/** A field with its label above and, if there is one, its error below. */
export function Field({ id, label, error, children }: Props) {
  return (
    <div className="grid gap-1.75">
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

/** The attributes that tie a field to its error. */
export const errorAttributes = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) }

import type { Form, FormField, Note } from '#components/admin/messages.ts'
import { type Diagnostic, placeOf } from '#scripts/content/diagnostics/index.ts'
import type { Document } from '#scripts/content/documents/index.ts'

/** A diagnostic as the pane shows it: at its field, or at the place in another file. */
export function noteOf(diagnostic: Diagnostic, own: Document, form: Form | undefined): Note {
  const { path, line, severity, message, hint } = diagnostic
  const words = { severity, message, hint }
  if (path !== own.path) return { ...words, label: placeOf(diagnostic) }
  const field = diagnostic.field ?? (own.body && line >= own.bodyLine ? 'body' : undefined)
  return field === undefined
    ? { ...words, label: '' }
    : { ...words, field, label: labelOf(form, field) }
}

/** What a form calls a field: `Fee`, or `Subjects 2` for `subjects.1`. */
function labelOf(form: Form | undefined, field: string): string {
  let group: Omit<FormField, 'name'> = form ?? {}
  const words = field.split('.').map((name) => {
    if (/^\d+$/.test(name)) return String(Number(name) + 1)
    const inner = [group, ...(group.types ?? [])]
      .flatMap(({ fields = [] }) => fields)
      .find((each) => each.name === name)
    group = inner ?? {}
    return inner?.label ?? name
  })
  return words.join(' ')
}

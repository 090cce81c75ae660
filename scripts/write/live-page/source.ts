import { type Group, isGroup } from '#components/admin/format.ts'
import { fieldsIn, formatOfForm, formFinder, isEmpty } from '#components/admin/forms.ts'
import type { Form, FormEntry, FormField, Forms } from '#components/admin/messages.ts'
import { wordsIn } from '#components/admin/translation.ts'
import { translationPath } from '#content/schema/languages.ts'
import { slugOf } from '#scripts/system/text/slug.ts'
import { makeUnique } from '../draft.ts'

/** A value as the editor saves it: in the order of the form, and without optional fields that are empty. */
function saved(value: unknown, field: Omit<FormField, 'name'>): unknown {
  if (Array.isArray(value)) return value.map((item) => saved(item, field.field ?? field))
  if (!isGroup(value)) return value
  const fields = new Map(fieldsIn(field, value).map((inner) => [inner.name, inner]))
  const names = new Set([...fields.keys(), ...Object.keys(value)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const inner = fields.get(name)
      const isLeftOut = inner?.required === false && isEmpty(value[name])
      if (!(name in value) || name.startsWith('__') || isLeftOut) return []
      return [[name, saved(value[name], inner ?? {})]]
    }),
  )
}

/** Writes entries as the editor saves them, with the same lines and fields. */
export function sourceWriter(forms: Forms) {
  const formOf = formFinder(forms)
  return (entry: FormEntry, isTaken: (path: string) => boolean): { path: string; text: string } => {
    const form = formOf(entry)
    const { data, translates } = entry
    const original = entry.path || newPath(form, translates?.data ?? data, isTaken)
    const path = translates ? translationPath(original, translates.language) : original
    const words = translates ? wordsIn(form ?? {}, data, translates.data) : data
    const fields = saved(words, form ?? {})
    return { path, text: formatOfForm(forms, form).toFile(Object(fields)) }
  }
}

function newPath(form: Form | undefined, data: Group, isTaken: (path: string) => boolean): string {
  const { folder = '', identifier_field: named = '' } = form ?? {}
  const pathOf = (slug: string) => `${folder}/${slug}.mdx`
  const slug = slugOf(String(data[named] ?? '')) || 'new'
  return pathOf(makeUnique(slug, (candidate) => isTaken(pathOf(candidate))))
}

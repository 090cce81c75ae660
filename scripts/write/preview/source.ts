import { stringify } from 'yaml'
import { chosen, contentFormat, type Shape, yamlOptions } from '#components/admin/format.ts'
import type { Form, FormEntry, FormField, Forms } from '#components/admin/messages.ts'
import { slugOf } from '#scripts/system/text/slug.ts'
import { makeUnique } from '../draft.ts'

type Group = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** The fields of a group. Where words can replace it, `chosen` says whether it has any. */
const fieldsIn = ({ types, fields = [] }: Omit<FormField, 'name'>, value: unknown) =>
  types
    ? (types.find(({ name }) => isGroup(value) && value[chosen] === name)?.fields ?? [])
    : fields

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
      if (!(name in value) || name.startsWith('__sc_') || isLeftOut) return []
      return [[name, saved(value[name], inner ?? {})]]
    }),
  )
}

const plain: Shape = { fields: [], choices: [], numbers: [] }

/** Finds the form of an entry. */
export function formFinder({ config: { collections, singletons } }: Forms) {
  const files = [...singletons, ...collections.flatMap((each) => each.files ?? [])]
  return ({ collection, path }: FormEntry): Form | undefined =>
    files.find(({ file }) => file === path) ?? collections.find(({ name }) => name === collection)
}

/** Writes entries as the editor saves them, so that lines and fields are those of the file to come. */
export function sourceWriter(forms: Forms) {
  const formOf = formFinder(forms)
  return (entry: FormEntry, isTaken: (path: string) => boolean): { path: string; text: string } => {
    const form = formOf(entry)
    const path = entry.path || newPath(form, entry.data, isTaken)
    const fields = saved(entry.data, form ?? {})
    if (path.endsWith('.yaml')) return { path, text: stringify(fields, null, yamlOptions) }
    const format = contentFormat(forms.shapes[form?.format ?? ''] ?? plain)
    return { path, text: format.toFile(Object(fields)) }
  }
}

function newPath(form: Form | undefined, data: Group, isTaken: (path: string) => boolean): string {
  const { folder = '', identifier_field: named = '' } = form ?? {}
  const pathOf = (slug: string) => `${folder}/${slug}.mdx`
  const slug = slugOf(String(data[named] ?? '')) || 'new'
  return pathOf(makeUnique(slug, (candidate) => isTaken(pathOf(candidate)), '-'))
}

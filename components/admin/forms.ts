import { chosen, contentFormat, type Group, isGroup, siteFormat } from './format.ts'
import type { Form, FormEntry, FormField, Forms } from './messages.ts'

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** What a form holds besides its fields: which text was read, and which was last saved in this tab. */
export const marks = { read: '__read', saved: '__saved' } as const

const isMark = (name: string) => name === marks.read || name === marks.saved

export function partOf(form: Group, part: 'fields' | 'marks'): Group {
  return Object.fromEntries(
    Object.entries(form).filter(([name]) => isMark(name) === (part === 'marks')),
  )
}

/** The fields of a group. Where words can replace it, `chosen` says whether it has any. */
export const fieldsIn = ({ types, fields = [] }: Omit<FormField, 'name'>, value: unknown) =>
  types
    ? (types.find(({ name }) => isGroup(value) && value[chosen] === name)?.fields ?? [])
    : fields

/** How the editor reads and writes the files of a form. That of content/site.yaml has no shape. */
export function formatOfForm({ shapes }: Pick<Forms, 'shapes'>, form: Form | undefined) {
  const shape = shapes[form?.format ?? '']
  return shape ? contentFormat(shape) : siteFormat
}

/** Where a form with two languages has the code of a translation in the name of its file. */
const code = '.{{locale}}'

/** Finds the form of an entry, by the path of its file in English. */
export function formFinder({ config: { collections, singletons } }: Pick<Forms, 'config'>) {
  const files = [...singletons, ...collections.flatMap((each) => each.files ?? [])]
  return ({ collection, path }: Pick<FormEntry, 'collection' | 'path'>): Form | undefined =>
    files.find(({ file }) => file?.replace(code, '') === path) ??
    collections.find(({ name }) => name === collection)
}

import { chosen, contentFormat, facts, type Group, isGroup, siteFormat } from './format.ts'
import type { Form, FormEntry, FormField, Forms } from './messages.ts'

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** The text of a file as the editor reads it: without spaces at its ends, with the line ends of Unix. */
export const asRead = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n')

/** The field of a form that holds the text of its file, as it was read. A backup brings it back. */
const origin = '__origin'

/** Sveltia's search covers every field, so the text is hidden in private characters of Unicode. */
const shift = 0xf0000

/** A form that keeps the text of its file. The form of a new file has none. */
export const withOrigin = (form: Group, text: string | undefined): Group =>
  text === undefined
    ? form
    : {
        ...form,
        [origin]: text.replaceAll(/[^]/g, (unit) =>
          String.fromCodePoint(shift + unit.charCodeAt(0)),
        ),
      }

export const originOf = ({ [origin]: hidden }: Group): string | undefined =>
  typeof hidden === 'string'
    ? hidden.replaceAll(/./gu, (each) => String.fromCharCode((each.codePointAt(0) ?? 0) - shift))
    : undefined

export const withoutOrigin = (form: Group): Group =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== origin && name !== facts))

/** The fields of a group. Where words can replace it, `chosen` says whether it has any. */
export const fieldsIn = ({ types, fields = [] }: Omit<FormField, 'name'>, value: unknown) =>
  types
    ? (types.find(({ name }) => isGroup(value) && value[chosen] === name)?.fields ?? [])
    : fields

/** How the editor reads and writes the files of a form. The form of content/site.yaml has no shape. */
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

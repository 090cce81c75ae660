import type { AppEventListener } from '@sveltia/cms'
import { chosen, type Group, isGroup } from './format.ts'
import { fieldsIn, formFinder, isEmpty, originOf, withOrigin } from './forms.ts'
import type { FormField, Forms } from './messages.ts'

/**
 * The words of a translation without the facts of its original. A list keeps an empty group for each
 * group without words. The editor fills empty groups, lists and texts from the original, so words
 * in them that are still the same go.
 */
export function wordsIn(
  form: Omit<FormField, 'name'>,
  data: unknown,
  original: unknown,
  isGroupOf = false,
): Group {
  if (!isGroup(data)) return {}
  const found = [...fieldsIn(form, data), day].flatMap((field) => {
    const { name, i18n } = field
    const [value, source] = [data[name], isGroup(original) ? original[name] : undefined]
    if (i18n === 'duplicate') return [[name, inGroups(field, value, source)] as const]
    const isFilled = isGroupOf || name === 'body' || Array.isArray(value)
    const isCopied = isFilled && JSON.stringify(value) === JSON.stringify(source)
    return i18n !== true || name === flag || isCopied ? [] : [[name, withoutEmpty(value)] as const]
  })
  const words = Object.fromEntries(found.filter(([, value]) => !isEmpty(value)))
  if (isGroupOf && isEmpty(words)) return {}
  const flagged = data[flag]
  const open = Array.isArray(flagged) ? flagged.filter((name) => name in words) : []
  return {
    ...(form.types && { [chosen]: data[chosen] }),
    ...words,
    ...(open.length > 0 && { [flag]: open }),
  }
}

/** A translation lists only its own fields as to confirm. */
const flag = 'toConfirm'

/** The day on which the words were compared with the original. A file has this field, its form has not. */
const day = { name: 'comparedOn', i18n: true } as const

const withoutEmpty = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => item !== '') : value

const inGroups = (field: FormField, value: unknown, source: unknown) =>
  Array.isArray(value)
    ? value.map((item, index) =>
        wordsIn(field, item, Array.isArray(source) ? source[index] : undefined, true),
      )
    : wordsIn(field, value, source, true)

/** Removes the facts of the original from the translations of an entry before it is saved. */
export function onlyWords(forms: Pick<Forms, 'config'>): AppEventListener['handler'] {
  const formOf = formFinder(forms)
  return ({ entry }) => {
    const { i18n, data, ...place } = entry.toJS()
    const original: Group = Object(data)
    const form = formOf(place) ?? {}
    const others = Object.entries(i18n).map(([locale, own]) => {
      const { data: words }: { data?: Group } = Object(own)
      if (!words) return [locale, own] as const
      // The editor copies the whole original into a new translation.
      const text = originOf(words) === originOf(original) ? undefined : originOf(words)
      return [locale, { data: withOrigin(wordsIn(form, words, data), text) }] as const
    })
    return entry.set('i18n', Object.fromEntries(others))
  }
}
